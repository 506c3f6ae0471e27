import type { FastifyRequest } from 'fastify';
import type { Services } from '#server/composition.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireHolder } from '#server/http/access/opened-keys.ts';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { mayDo, type Permission } from '#shared/accounts/permissions.ts';
import type { SettingsGroup, SiteSettings } from '#shared/settings/site-settings.ts';

/**
 * Groups that only holders of the key may change, since they concern visitors' messages: retention, sign-in, and hosts
 * of pictures on the report page.
 */
export const holderGroups: SettingsGroup[] = ['retention', 'imageHosts', 'security'];

/** The groups whose change has to be confirmed: what keeps messages, how people sign in, and what takes two. */
export const confirmedGroups: SettingsGroup[] = ['retention', 'security', 'fourEyes'];

type Options = {
  /** The version on which the value is based; undefined overwrites any. */
  known: string | undefined;
  kind?: 'restored';
};

/**
 * Saves a group for the administrator who calls, in which the rules of single groups hold.
 * @returns its new version. @throws AppError as the settings' `save`, and for who may not change the group.
 */
export async function saveGroup<Group extends SettingsGroup>(
  request: FastifyRequest,
  group: Group,
  value: SiteSettings[Group],
  { known, kind }: Options,
): Promise<string> {
  const { services } = request;
  const signedIn = signedInOf(request);
  const { email: author, proofKey } = signedIn;
  const by = { author, ...(kind && { kind }) };
  const saved: Partial<SiteSettings> = { [group]: value };
  if (saved.contact && (await changesLeaveTo(services, saved.contact)))
    await requireHolder(request, services, 'keys.notHolder');
  if (saved.security?.boundSessions === 'required' && !proofKey)
    throw new AppError('conflict', 'settings.unboundSelf');
  if (saved.security?.openingDevices === 'named' && !(await services.namedDevices.isNamed(signedIn)))
    throw new AppError('conflict', 'settings.nameFirst');
  const closes = saved.security?.openedIn === 'browsers';
  if (closes) await requireReadersInBrowsers(request);
  if (saved.fourEyes?.mode === 'on') await requireTwo(services);
  if (saved.oversight?.isOffered) await requireReaders(services, saved.oversight);
  // A call of its own waits for the second one
  if (kind === 'restored' && (await endsFourEyes(services, group, value)))
    throw new AppError('conflict', 'approval.notRestored');
  if (saved.retention) return services.settings.saveRetention(saved.retention, by, known);
  const version = await services.settings.save(group, value, known, by);
  if (closes) await services.sessions.discardKeys();
  return version;
}

/** True where a value of a group ends the rule of four eyes. */
export async function endsFourEyes(
  { approvals }: Services,
  group: SettingsGroup,
  value: unknown,
): Promise<boolean> {
  if (group !== 'fourEyes' || (value as SiteSettings['fourEyes']).mode === 'on') return false;
  return approvals.isFourEyes();
}

/** @throws AppError `conflict` where the caller, or another holder, could not read any more. */
async function requireReadersInBrowsers({ services, signedIn }: FastifyRequest): Promise<void> {
  const { administrators, keyring, sessions } = services;
  const { token, administratorId, proofKey } = signedInOf({ signedIn });
  const holders = await keyring.holders();
  const isOpenHere = (await sessions.opened(token)).size > 0;
  if (holders.includes(administratorId) && (isOpenHere || !proofKey))
    throw new AppError('conflict', 'settings.openedIn.own');
  if (await administrators.haveDated(holders)) throw new AppError('conflict', 'settings.openedIn.dated');
}

/** @throws AppError `conflict` where a second person would be missing. */
async function requireTwo({ administrators }: Services): Promise<void> {
  const people = await administrators.list();
  const may = (permission: Permission) => people.filter(({ roles }) => mayDo(roles, permission)).length;
  if (may('administer') < 2 || may('publish') < 2) throw new AppError('conflict', 'settings.fourEyes.alone');
}

/** @throws AppError `conflict` where senders could not tell who would read it, or nobody could. */
async function requireReaders(
  { keyring }: Services,
  { name, about }: SiteSettings['oversight'],
): Promise<void> {
  const texts = [name, about].flatMap((text) => Object.values(text));
  if (!texts.every(Boolean)) throw new AppError('conflict', 'settings.oversight.unnamed');
  if (!(await keyring.active({ group: 'oversight' })))
    throw new AppError('conflict', 'settings.oversight.noKey');
}

/** The exit of the report page, too, is for those who read what visitors send. */
async function changesLeaveTo(
  { settings }: Services,
  { leaveTo }: SiteSettings['contact'],
): Promise<boolean> {
  return leaveTo !== (await settings.all()).contact.leaveTo;
}
