import type { Command } from '../command.ts';
import { personByEmail } from './person-by-email.ts';
import { rightsText, signInText } from './rights-text.ts';

export const peopleShow: Command = {
  name: 'people show',
  parameters: ['EMAIL'],
  summary: 'shows a person: roles, key, last sign-in, sessions, second factors, drafts',
  async run({ services, report }, email = '') {
    const person = await personByEmail(services, email);
    const [holders, sessions, { factors, recovery_codes }, drafts] = await Promise.all([
      services.keyring.holders(),
      services.sessions.list(person.id, ''),
      services.secondFactors.list(person.id),
      services.leaving.drafts(person.email),
    ]);
    report(`${person.email}, since ${person.created_at.slice(0, 10)}, ${signInText(person.signed_in_on)}`);
    report(`Roles: ${rightsText(person)}`);
    report(`Key: ${person.fingerprint}, ${holders.includes(person.id) ? 'granted' : 'not granted'}`);
    report(`Second factors: ${factors.length}, recovery codes: ${recovery_codes}`);
    for (const { kind, name, created_at } of factors)
      report(`  ${kind}  ${name}, since ${created_at.slice(0, 10)}`);
    report(`Sessions: ${sessions.length}`);
    for (const { browser, system, created_at, used_at } of sessions)
      report(`  ${[browser, system].filter(Boolean).join(', ') || 'unknown'}, ${created_at} to ${used_at}`);
    report(`Drafts: ${drafts.map(({ section, count }) => `${section} ${count}`).join(', ') || 'none'}`);
  },
};
