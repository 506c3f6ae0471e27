import { keyPairOf } from '../../crypto/sealing/x25519.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Command } from '../command.ts';

/** What stands for the recovery words in the list of those who keep the key. */
const wordsName = 'recovery';

export const keysConfirm: Command = {
  name: 'keys confirm',
  parameters: ['HOLDER'],
  summary: 'shows who holds the key, and takes a new one into use for HOLDER and whom you confirm',
  async run({ services, ask: request, say: report }, holder = '') {
    const { administrators, keyring, resealing } = services;
    const password = await request.hidden(`Password of ${holder}: `);
    const own = await administrators.check(holder, password);
    if (!own) throw new AppError('unauthorised', 'login.wrong');
    const opened = await keyring.openFor(own.id, own.privateKey);
    const others = (await keyring.recipients()).filter(({ name }) => name !== `administrator:${own.id}`);
    const named = others.map((each) => ({ ...each, typed: each.email ?? wordsName }));
    report('The key is also held by:');
    for (const { typed, fingerprint } of named) report(`  ${fingerprint}  ${typed}`);
    report('Compare each fingerprint with its owner, or with the sheet of the recovery words.');
    const stored = (
      await request.shown('Who is to keep it (names as above, with spaces between; nothing for nobody): ')
    )
      .split(/\s+/)
      .filter(Boolean);
    const unknown = stored.find((each) => !named.some(({ typed }) => typed === each));
    if (unknown) throw new AppError('not-found', 'administrator.notFound');
    const { publicKey } = keyPairOf(own.privateKey);
    const seen = named.filter(({ typed }) => stored.includes(typed));
    const renewed = await keyring.confirm({ id: own.id, email: holder, publicKey }, opened, seen, {
      trusted: true,
    });
    report(`A new key is in use. It is held by: ${[holder, ...stored].join(', ')}`);
    resealing.start(renewed);
    await resealing.done();
  },
};
