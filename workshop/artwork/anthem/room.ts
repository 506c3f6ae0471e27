import { rate } from './instruments.ts';

/** One delay line that feeds on itself; `damp` takes the edge off every return. */
function comb(input: Float32Array, delay: number, feedback: number, damp: number): Float32Array {
  const line = new Float32Array(delay);
  const output = new Float32Array(input.length);
  let soft = 0;
  for (let i = 0; i < input.length; i++) {
    const echo = line[i % delay] as number;
    soft = echo * (1 - damp) + soft * damp;
    line[i % delay] = (input[i] as number) + soft * feedback;
    output[i] = echo;
  }
  return output;
}

/** Smears echoes without colouring them. */
function scatter(input: Float32Array, delay: number): Float32Array {
  const line = new Float32Array(delay);
  return input.map((sample, i) => {
    const echo = line[i % delay] as number;
    line[i % delay] = sample + echo * 0.5;
    return echo - sample * 0.5;
  });
}

/** The hall: Schroeder's combs and all-passes; another `spread` makes the other ear's room. */
export function hall(dry: Float32Array, spread: number, amount: number): Float32Array {
  const combs = [1116, 1188, 1277, 1356, 1422, 1491, 1557, 1617].map((delay) =>
    comb(dry, delay * 2 + spread, 0.84, 0.36),
  );
  let wet = new Float32Array(dry.length);
  for (const echoes of combs)
    for (let i = 0; i < wet.length; i++) wet[i] = (wet[i] as number) + (echoes[i] as number) / combs.length;
  for (const delay of [556, 441, 341, 225]) wet = scatter(wet, delay + spread) as Float32Array<ArrayBuffer>;
  const lag = Math.round(0.022 * rate);
  return dry.map((sample, i) => sample + amount * (i < lag ? 0 : (wet[i - lag] as number)));
}
