import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sealForm } from '#app/contact/seal/seal.ts';
import type { PublishedKey } from '#shared/forms/sealed/key-document.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { type NamedBytes, searchFor, spellings } from '#tests/databases/search-for.ts';
import { coreDump } from '../lib/core-dump.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { jsonOf, sendRequest, sendUntilAccepted } from '../lib/send-request.ts';
import { send, senderTo } from '../lib/sender.ts';
import { signIn } from '../lib/signed-in.ts';

const mark = 'Vb3Jw·سرّيّة';

type Size = { submissions: number; dumps: number };

/**
 * Forms that the browser's own code sealed leave nothing of their texts or receipts in the memory of the server, while they
 * arrive and afterwards; nor does a plain one of another sender make them readable.
 */
export const sealedMemory = proof<Size>({
  promise: 'What a browser sealed is never in the memory of the server',
  full: { submissions: 2_000, dumps: 2 },
  quick: { submissions: 120, dumps: 1 },
  needs: { gcore: 'gdb' },
  planted: {
    what: 'a browser that lets the site seal one form in a hundred',
    edits: [
      {
        file: 'shared/channel/can-seal.ts',
        text: 'return true;',
        put: 'return (globalThis.forms = (globalThis.forms ?? 0) + 1) % 100 !== 0;',
      },
    ],
  },
  async run(stage, { submissions, dumps }) {
    const dataDir = stage.folder();
    const site = await stage.start({ dataDir });
    const { attempt } = senderTo(dataDir);
    const { canSeal }: typeof import('#shared/channel/can-seal.ts') = await import(
      pathToFileURL(join(stage.tree, 'shared/channel/can-seal.ts')).href
    );
    const document = await sendRequest(`${site.url}/.well-known/diwan-keys.json`);
    const { keys } = jsonOf(document) as { keys: PublishedKey[] };
    const secrets = [mark];
    const found: string[] = [];
    let megabytes = 0;
    const inspect = () => {
      for (const piece of coreDump(site, stage.folder())) {
        found.push(...searchFor(secrets, [piece]));
        megabytes += piece.bytes.length / 1e6;
      }
    };
    for (let number = 1; number <= submissions; number += 1) {
      const kind: SubmissionKind = number % 2 === 0 ? 'report' : 'contact';
      const more =
        kind === 'report'
          ? { involved_names: `${mark} ${number}` }
          : { name: `${mark} ${number}`, email: `${number}@${mark}` };
      // Each sender has an address of their own
      const from = `127.78.${number & 255}.${1 + (number >> 8)}`;
      const given = await attempt(kind, `${mark} ${number}`, more);
      const { recaptcha = '', ...texts } = given.texts;
      if (await canSeal()) {
        const { body, receipt } = await sealForm(kind, texts, keys);
        const response = await sendUntilAccepted(`${site.url}/api/sealed/${kind}`, {
          method: 'POST',
          headers: { 'idempotency-key': given.name },
          body: { recaptcha, ...body },
          from,
        });
        expectThat(response.status === 201, `A sealed form was answered ${response.status}`);
        if (number % 100 === 0) secrets.push(receipt, receipt.replaceAll('-', ''));
      } else {
        await send(site.url, given, { from }, sendUntilAccepted);
      }
      if (number % Math.floor(submissions / dumps) === 0) inspect();
    }
    expectThat(found.length === 0, `Found: ${found.slice(0, 3).join('; ')}`);
    const planted: NamedBytes[] = [{ name: 'a core dump', bytes: Buffer.from(`… ${mark} 1 …`) }];
    expectThat(searchFor(secrets, planted).length > 0, 'A mark that was put there is not found');
    const officer = await signIn(site.url);
    const opened = await officer.inbox('reports');
    expectThat(
      opened.length === Math.floor(submissions / 2) && !opened.some(({ damaged }) => damaged),
      'What was sealed does not open for an officer',
    );
    return `${submissions} marked forms sealed by the browser’s code, ${dumps} core dumps of the server while they arrived and after (${megabytes.toFixed()} MB) in ${Object.keys(spellings(mark)).length} spellings: 0 hits; all opened for an officer`;
  },
});
