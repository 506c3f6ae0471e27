import type { Kysely } from 'kysely';
import { type Role, roles } from '#shared/accounts/permissions.ts';
import type { PersonRoles } from '#shared/accounts/roles.ts';
import { sections } from '#shared/site/sections.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import { isFourEyes } from '../../settings/is-four-eyes.ts';

type Row = { id: string; name: string; kind: string };

/** Roles and sections, of one person or of all, in one query. */
function rowsOf(db: Kysely<Schema>, id?: string): Promise<Row[]> {
  const ofSections = db
    .selectFrom('administrator_section')
    .select(['administrator_id as id', 'section as name'])
    .select((eb) => eb.val('section').as('kind'))
    .$if(id !== undefined, (query) => query.where('administrator_id', '=', id!))
    .$castTo<Row>();
  return db
    .selectFrom('administrator_role')
    .select(['administrator_id as id', 'role as name'])
    .select((eb) => eb.val('role').as('kind'))
    .$if(id !== undefined, (query) => query.where('administrator_id', '=', id!))
    .$castTo<Row>()
    .unionAll(ofSections)
    .execute();
}

function rolesIn(rows: readonly Row[]): PersonRoles {
  const names = (kind: string) =>
    new Set<string>(rows.filter((row) => row.kind === kind).map(({ name }) => name));
  const [ownRoles, ownSections] = [names('role'), names('section')];
  // A section that no longer is one still limits
  const left = sections.map(({ key }) => key).filter((key) => ownSections.has(key));
  const isLimited = ownSections.size > 0 && left.length === 0;
  const held = roles.filter((role) => ownRoles.has(role));
  return { roles: isLimited ? held.filter((role) => !limitable.includes(role)) : held, sections: left };
}

/** Roles that sections limit. */
const limitable: Role[] = ['writer', 'editor'];

export const rolesOf = async (db: Kysely<Schema>, id: string): Promise<PersonRoles> =>
  rolesIn(await rowsOf(db, id));

/** The roles of everybody, by id. */
export async function allRoles(db: Kysely<Schema>): Promise<(id: string) => PersonRoles> {
  const rows = Map.groupBy(await rowsOf(db), ({ id }) => id);
  return (id) => rolesIn(rows.get(id) ?? []);
}

/** Gives a person these roles and no others. */
export async function writeRoles(transaction: Kysely<Schema>, id: string, given: PersonRoles): Promise<void> {
  for (const table of ['administrator_role', 'administrator_section'] as const)
    await transaction.deleteFrom(table).where('administrator_id', '=', id).execute();
  const own = given.roles.map((role) => ({ administrator_id: id, role }));
  await transaction.insertInto('administrator_role').values(own).execute();
  const isLimited = given.roles.some((role) => limitable.includes(role));
  const limits = isLimited ? given.sections.map((section) => ({ administrator_id: id, section })) : [];
  if (limits.length > 0) await transaction.insertInto('administrator_section').values(limits).execute();
}

/** The ids of all administrators. */
async function administratorsIn(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('administrator_role')
    .select('administrator_id')
    .where('role', '=', 'administrator')
    .execute();
  return rows.map(({ administrator_id }) => administrator_id);
}

/** True where somebody else is an administrator. */
export async function hasOtherAdministrator(db: Kysely<Schema>, id: string): Promise<boolean> {
  return (await administratorsIn(db)).some((each) => each !== id);
}

/**
 * For a person who is about to go.
 * @throws AppError `conflict` where nobody else is an administrator, or where with four eyes a single one would be left.
 */
export async function requireOtherAdministrator(transaction: Kysely<Schema>, id: string): Promise<void> {
  const all = await administratorsIn(transaction);
  const others = all.filter((each) => each !== id);
  if (others.length === 0) throw new AppError('conflict', 'administrator.last');
  const leavesOne = others.length === 1 && all.includes(id);
  if (leavesOne && (await isFourEyes(transaction))) throw new AppError('conflict', 'approval.lastTwo');
}
