import type { Kysely } from 'kysely';
import { mayDo } from '#shared/accounts/permissions.ts';
import type { PersonRoles } from '#shared/accounts/roles.ts';
import { mayWithin } from '#shared/site/admin-access.ts';
import type { Schema } from '../../db/schema.ts';
import { allRoles } from '../accounts/roles/person-roles.ts';
import type { Notice } from '../effects/notice.ts';
import { isFourEyes } from '../settings/is-four-eyes.ts';

type Person = { id: string; email: string };

type Of<Kind extends Notice['kind']> = Extract<Notice, { kind: Kind }>;

/** The people who get a notice, and the name of the act, which no other act has. */
export async function recipientsOf(
  db: Kysely<Schema>,
  notice: Notice,
): Promise<{ act: string; people: Person[] }> {
  switch (notice.kind) {
    case 'handed-in':
      return { act: actOf(notice, notice.at), people: await publishersOf(db, notice) };
    case 'sent-back': {
      const { at, to, by } = notice;
      return { act: actOf(notice, at), people: to === by ? [] : await personOf(db, to) };
    }
    case 'published': {
      const handIn = await publishedHandIn(db, notice);
      if (!handIn || handIn.by === notice.by) return { act: '', people: [] };
      return { act: actOf(notice, handIn.at), people: await personOf(db, handIn.by) };
    }
    case 'approval-requested': {
      const people = await peopleWho(db, ({ roles }) => mayDo(roles, 'administer'));
      return { act: notice.request, people: people.filter(({ email }) => email !== notice.by) };
    }
    case 'approval-given':
      return { act: notice.request, people: await personOf(db, notice.to) };
  }
}

const actOf = ({ section, id }: { section: string; id: number }, at: string) => `${section}/${id} ${at}`;

/** Those who may publish a copy that still waits: with four eyes not its last author, either. */
async function publishersOf(db: Kysely<Schema>, { section, id, at, by }: Of<'handed-in'>): Promise<Person[]> {
  const copy = await db
    .selectFrom('item_document')
    .select('author')
    .where('section', '=', section)
    .where('id', '=', id)
    .where('handed_in_at', '=', at)
    .executeTakeFirst();
  if (!copy) return [];
  const excluded = (await isFourEyes(db)) ? [by, copy.author] : [by];
  const people = await peopleWho(db, (person) => mayWithin(person, 'publish', section));
  return people.filter(({ email }) => !excluded.includes(email));
}

/** The hand-in that a publication ended, by the item's last event; undefined where there was none. */
async function publishedHandIn(
  db: Kysely<Schema>,
  { section, id, by }: Of<'published'>,
): Promise<{ at: string; by: string } | undefined> {
  const event = await db
    .selectFrom('item_event')
    .select('details')
    .where('section', '=', section)
    .where('id', '=', id)
    .where('author', '=', by)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event && JSON.parse(event.details).handed_in;
}

function personOf(db: Kysely<Schema>, email: string): Promise<Person[]> {
  return db.selectFrom('administrator').select(['id', 'email']).where('email', '=', email).execute();
}

async function peopleWho(db: Kysely<Schema>, may: (person: PersonRoles) => boolean): Promise<Person[]> {
  const rolesOf = await allRoles(db);
  const people = await db.selectFrom('administrator').select(['id', 'email']).orderBy('id').execute();
  return people.filter(({ id }) => may(rolesOf(id)));
}
