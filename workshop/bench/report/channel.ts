import type { Channel } from '../measure/channel.ts';
import { count, megabytes, time } from './format.ts';

export function channelChapter({ read, files, sealedInBrowser, readInBrowser }: Channel): string {
  return `${files.number} files of ${megabytes(files.bytes)}, sent to several cases at once, each sealed while it arrives and on the disk before its response:
${megabytes(files.perSecond)}/s, with at most ${megabytes(files.memory)} of memory.${sealedInBrowser ? `\nSealed in Chromium instead, before it is sent: ${megabytes(sealedInBrowser.sealedPerSecond)}/s; with the two times that Chromium reads the file from its own store, ${megabytes(sealedInBrowser.perSecond)}/s.\nA report, at a sixth of the processor (its main thread), the first of its page: ${time(sealedInBrowser.report.sealing)}; with the script and the keys, which are fetched first, ${time(sealedInBrowser.report.all)} (medians of seven).` : ''}

An officer’s list of ${count(read.rows)} reports with a message each, all opened: ${time(read.ms)}; other requests waited at most ${time(read.longestWait)}.${readInBrowser ? `\nThe same in Chromium: signed in after ${time(readInBrowser.signIn)}, the first page of the list opened after ${time(readInBrowser.first)}, all of it ${time(readInBrowser.all)} after a search began (medians of three visits).` : ''}`;
}
