import { keysOpenedHere } from '#server/services/keys/held/held-keys.ts';
import { keyPairOf } from '../../crypto/sealing/x25519.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Command } from '../command.ts';

/** Name of the recovery words among the holders. */
const wordsName = 'recovery';

export const keysConfirm: Command = {
  name: 'keys confirm',
  parameters: ['HOLDER'],
  summary: 'shows the holders of the key, and activates a new one for HOLDER and those you confirm',
  async run({ services, prompt, report }, holder = '') {
    const { administrators, keyring, resealing } = services;
    const password = await prompt.hidden(`Password of ${holder}: `);
    const own = await administrators.check(holder, password);
    if (!own) throw new AppError('unauthorised', 'login.wrong');
    const held = keysOpenedHere(await keyring.openFor(own.id, own.privateKey));
    const others = (await keyring.recipients(held.owner)).filter(
      ({ name }) => name !== `administrator:${own.id}`,
    );
    const named = others.map((each) => ({ ...each, typed: each.email ?? wordsName }));
    report('The key is also held by:');
    for (const { typed, fingerprint } of named) report(`  ${fingerprint}  ${typed}`);
    report('Compare each fingerprint with its owner, or with the recovery sheet.');
    const stored = (await prompt.shown('Keep for (names as above, separated by spaces; empty: none): '))
      .split(/\s+/)
      .filter(Boolean);
    const unknown = stored.find((each) => !named.some(({ typed }) => typed === each));
    if (unknown) throw new AppError('not-found', 'administrator.notFound');
    const { publicKey } = keyPairOf(own.privateKey);
    const seen = named.filter(({ typed }) => stored.includes(typed));
    await keyring.confirm({ id: own.id, email: holder, publicKey }, held, seen, { trusted: true });
    report(`A new key is in use, held by:  ${[holder, ...stored].join(', ')}`);
    resealing.start(held.opened);
    await resealing.done();
  },
};
