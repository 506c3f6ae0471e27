import { performance } from 'node:perf_hooks';
import { fromBase64url, toBase64url } from '#shared/channel/base64url.ts';
import { createReceipt, parseReceipt } from '#shared/channel/receipt-code.ts';
import { receiptKeys } from '#shared/channel/receipt-keys.ts';
import { median } from '../../bench/statistics.ts';
import { type Chance, flipped } from '../lib/chance.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { sendUntilAccepted } from '../lib/send-request.ts';
import { receive, senderTo } from '../lib/sender.ts';

const characters = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];

/** Milliseconds between the median responses to two kinds of wrong codes that nobody measures across a network. */
const unseen = 5;

/** Every code that is none has one response, whether it resembles a receipt or not. */
export const receipts = proof({
  promise: 'A receipt is not found by guessing, and no response tells how near a guess was',
  full: { cases: 100, guesses: 100_000, timed: 1_000 },
  quick: { cases: 4, guesses: 120, timed: 0 },
  planted: {
    what: 'a look-up that takes the next receipt for the one that was asked for',
    edits: [
      {
        in: 'findCase',
        find: "$query.where('lookup', '=', lookup)",
        put: "$query.where('lookup', '>=', lookup)",
      },
    ],
  },
  async run({ chance, ...stage }, { cases, guesses, timed }) {
    const dataDir = stage.folder();
    const { url } = await stage.start({ dataDir });
    const sender = senderTo(dataDir);
    const codes: string[] = [];
    for (let number = 0; number < cases; number += 1) {
      const { receipt } = await receive(url, await sender.attempt('report', `report ${number}`));
      codes.push(parseReceipt(receipt) ?? '');
    }
    const accesses = await Promise.all(codes.map(async (code) => (await receiptKeys(code)).access));
    const kinds = {
      'a random code': () => ({ receipt: createReceipt(chance.bytes(23)) }),
      'a near code': () => ({ receipt: neighbourOf(chance.pick(codes), chance) }),
      'a random access': () => ({ access: toBase64url(chance.bytes(32)) }),
      'a near access': () => ({ access: toBase64url(flipped(fromBase64url(chance.pick(accesses)), chance)) }),
    };
    type Kind = keyof typeof kinds;
    const all = Object.keys(kinds) as Kind[];
    const bodies = new Set<string>();

    /** @returns the milliseconds until the response. */
    async function guess(kind: Kind, from = `127.0.${chance.below(200)}.1`): Promise<number> {
      const recaptcha = await sender.proofFor('receipt');
      const given = kinds[kind]();
      const path = 'access' in given ? '/api/sealed/receipt' : '/api/receipt';
      const body = { ...given, recaptcha };
      const began = performance.now();
      const response = await sendUntilAccepted(`${url}${path}`, { method: 'POST', body, from });
      const took = performance.now() - began;
      expectThat(response.status === 404, `A guess was answered ${response.status}`);
      bodies.add(response.body.toString());
      return took;
    }

    for (let done = 0; done < guesses; done += 20)
      await Promise.all(Array.from({ length: 20 }, () => guess(chance.pick(all))));
    expectThat(bodies.size === 1, `Guesses have ${bodies.size} different responses`);
    const figures = `${guesses} guesses beside ${cases} reports, half of them by what a browser sends in place of the code, and half a character or a bit away from a receipt: 0 found, one response`;
    if (timed === 0) return figures;

    const times = new Map<Kind, number[]>(all.map((kind) => [kind, []]));
    for (let done = 0; done < timed; done += 1)
      for (const [kind, taken] of times) taken.push(await guess(kind));
    const medianOf = (kind: Kind) => median(times.get(kind) ?? []);
    const apart = (['code', 'access'] as const).map((way) => {
      const difference = Math.abs(medianOf(`a random ${way}`) - medianOf(`a near ${way}`));
      expectThat(
        difference <= unseen,
        `A near ${way} is answered ${difference.toFixed(2)} ms apart from a random one`,
      );
      return difference.toFixed(2);
    });
    return `${figures}, the medians of ${timed} near and ${timed} random ones ${apart[0]} ms apart by code, ${apart[1]} ms without it`;
  },
});

/** A code that differs in one character, with the check character that belongs to it. */
function neighbourOf(code: string, { below, pick }: Chance): string {
  const at = below(code.length - 1);
  const other = pick(characters.filter((each) => each !== code[at]));
  const random = code.slice(0, at) + other + code.slice(at + 1, -1);
  return characters.map((check) => parseReceipt(random + check)).find(Boolean) ?? '';
}
