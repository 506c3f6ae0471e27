import { expect, test } from 'vitest';
import { createPace, Stopped } from './pace.ts';

test('a check ends with its next step once the site stops', async () => {
  const stopping = new AbortController();
  const pace = createPace(stopping.signal);
  await pace();
  stopping.abort();
  await expect(pace()).rejects.toThrow(Stopped);
});
