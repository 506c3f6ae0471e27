/** Two short tones: frequency in hertz, and beginning in seconds. */
const tones = [
  [660, 0],
  [880, 0.16],
] as const;

/** Seconds of a tone, and its volume: quieter than speech. */
const duration = 0.22;
const volume = 0.12;

/** Milliseconds in which further tabs stay silent. */
const silence = 20_000;

let context: AudioContext | undefined;

/** Plays the sound in one of all tabs. Before the first click on the page browsers allow none. */
export async function playOnce(): Promise<void> {
  await navigator.locks.request('diwan-sound', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await play();
    await new Promise((resolve) => setTimeout(resolve, silence));
  });
}

/** Plays the sound, which is made here: no file is loaded. */
export async function play(): Promise<void> {
  context ??= new AudioContext();
  if (context.state === 'suspended') await Promise.race([context.resume(), refused()]);
  if (context.state !== 'running') return;
  const begin = context.currentTime;
  for (const [frequency, after] of tones) {
    const oscillator = new OscillatorNode(context, { frequency });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, begin + after);
    gain.gain.linearRampToValueAtTime(volume, begin + after + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + after + duration);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(begin + after);
    oscillator.stop(begin + after + duration);
  }
}

/** A context that may not begin yet leaves its promise open. */
const refused = () => new Promise<void>((resolve) => setTimeout(resolve, 200));
