import type { FastifyRequest } from 'fastify';
import type { Services } from '#server/composition.ts';
import { AppError } from '#server/errors/app-error.ts';
import { openKeysOf } from '#server/http/access/opened-keys.ts';
import { signedInOf } from '#server/http/access/signed-in.ts';
import type { SettingsGroup, SiteSettings } from '#shared/settings/site-settings.ts';

/**
 * Groups that only holders of the key may change, since they concern visitors' messages: retention, sign-in, and hosts
 * of pictures on the report page.
 */
export const holderGroups: SettingsGroup[] = ['retention', 'imageHosts', 'security'];

/** Of these, the groups whose change has to be confirmed: what keeps messages, and how people sign in. */
export const confirmedGroups: SettingsGroup[] = ['retention', 'security'];

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
  const { email: author, proofKey } = signedInOf(request);
  const by = { author, ...(kind && { kind }) };
  const saved: Partial<SiteSettings> = { [group]: value };
  if (saved.contact && (await changesLeaveTo(services, saved.contact)))
    await openKeysOf(request, services, 'keys.notHolder');
  if (saved.security?.boundSessions === 'required' && !proofKey)
    throw new AppError('conflict', 'settings.unboundSelf');
  if (saved.retention) return services.settings.saveRetention(saved.retention, by, known);
  return services.settings.save(group, value, known, by);
}

/** The exit of the report page, too, is for those who read what visitors send. */
async function changesLeaveTo(
  { settings }: Services,
  { leaveTo }: SiteSettings['contact'],
): Promise<boolean> {
  return leaveTo !== (await settings.all()).contact.leaveTo;
}
