import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { save } from '../pictures.ts';
import { inFolder, run } from '../tools.ts';
import { brass, contrabass, rate, strings, timpani } from './instruments.ts';
import { hall } from './room.ts';
import { bass, beats, drums, melody, type Note, tempo, voices } from './score.ts';

const beat = 60 / tempo;
const tail = 3.5;
const hertz = (pitch: number) => 440 * 2 ** ((pitch - 69) / 12);

/** Quiet at first, full from the second half on. */
const swelling = (start: number) => 0.62 + 0.38 * Math.min(1, start / 34);

/** The whole orchestra; `leftward` leans each section to its side of the stage. */
function perform(leftward: number): Float32Array {
  const track = new Float32Array(Math.ceil((beats * beat + tail) * rate));
  const at = ({ pitch, start, beats: length }: Note, loud: number, breath = 0.94) =>
    [track, hertz(pitch), start * beat, length * beat * breath, loud * swelling(start)] as const;
  for (const note of melody) {
    brass(...at(note, 0.62 + 0.1 * leftward));
    strings(...at(note, 0.5 - 0.1 * leftward));
    // From the turn to F major a higher desk doubles the tune.
    if (note.start >= 32) strings(...at({ ...note, pitch: note.pitch + 12 }, 0.24, 0.98));
    if (note.start >= 32) brass(...at({ ...note, pitch: note.pitch - 12 }, 0.26));
  }
  for (const [i, voice] of voices.entries()) {
    for (const note of voice) strings(...at(note, 0.62 + (i - 1) * 0.12 * leftward, 1));
  }
  for (const note of bass) contrabass(...at(note, 0.72 - 0.06 * leftward, 0.98));
  for (const { pitch, start, loud } of drums)
    timpani(track, hertz(pitch), start * beat, 0, loud * 0.62 * swelling(start));
  return hall(track, leftward > 0 ? 0 : 23, 0.85);
}

/** Both ears, levelled to a peak of -2 dB and faded out, as 16-bit PCM. */
function master(left: Float32Array, right: Float32Array): Buffer {
  let peak = 0;
  for (const side of [left, right]) for (const sample of side) peak = Math.max(peak, Math.abs(sample));
  const gain = 10 ** (-2 / 20) / peak;
  const fade = 4 * rate;
  const pcm = Buffer.alloc(left.length * 4);
  for (let i = 0; i < left.length; i++) {
    const level = gain * Math.min(1, (left.length - 1 - i) / fade) ** 1.5;
    pcm.writeInt16LE(Math.round((left[i] as number) * level * 32767), i * 4);
    pcm.writeInt16LE(Math.round((right[i] as number) * level * 32767), i * 4 + 2);
  }
  return pcm;
}

export async function makeAnthem(): Promise<void> {
  const pcm = master(perform(1), perform(-1));
  let mp3 = Buffer.alloc(0);
  inFolder((folder) => {
    const [raw, coded] = [join(folder, 'anthem.pcm'), join(folder, 'anthem.mp3')];
    writeFileSync(raw, pcm);
    run('ffmpeg', 'the anthem recording', [
      '-y',
      '-f',
      's16le',
      '-ar',
      String(rate),
      '-ac',
      '2',
      '-i',
      raw,
      '-codec:a',
      'libmp3lame',
      '-b:a',
      '96k',
      '-joint_stereo',
      '1',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      coded,
    ]);
    mp3 = readFileSync(coded);
  });
  await save('content/storage/anthem/anthem.mp3', mp3);
}
