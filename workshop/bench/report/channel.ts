import type { Channel } from '../measure/channel.ts';
import { count, megabytes, time } from './format.ts';

export function channelChapter({ read, files, sealedInBrowser }: Channel): string {
  return `${files.number} files of ${megabytes(files.bytes)}, one after the other, each sealed while it arrives and on the disk before its response:
${megabytes(files.perSecond)}/s, with at most ${megabytes(files.memory)} of memory.${sealedInBrowser ? `\nSealed in Chromium instead, before it is sent: ${megabytes(sealedInBrowser)}/s.` : ''}

An officer’s list of ${count(read.rows)} reports with a message each, all opened: ${time(read.ms)}; other requests waited at most ${time(read.longestWait)}.`;
}
