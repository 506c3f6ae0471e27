import { useId } from 'react';
import { isOfSections, permissionsOf, roles } from '#shared/accounts/permissions.ts';
import type { PersonRoles } from '#shared/accounts/roles.ts';
import { sections } from '#shared/site/sections.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props = { value: PersonRoles; onChange: (value: PersonRoles) => void; problem?: string | undefined };

/** True where a role can be limited to sections. */
const isLimitable = ({ roles: chosen }: PersonRoles) =>
  chosen.some((role) => permissionsOf(role).some(isOfSections));

/** Roles with what each may, and for writers and editors the sections; none chosen means all of them. */
export function RoleFields({ value, onChange, problem }: Props) {
  const t = useAdminMessages();
  const id = useId();
  const chosenSections = value.sections;
  return (
    <>
      <fieldset className="role-fields" aria-describedby={problem && `${id}-error`}>
        <legend>{t('roles.choose')}</legend>
        {problem && (
          <p className="field-error" id={`${id}-error`} role="alert">
            {problem}
          </p>
        )}
        {roles.map((role) => (
          <div key={role}>
            <label className="option">
              <input
                type="checkbox"
                checked={value.roles.includes(role)}
                aria-describedby={`${id}-${role}`}
                onChange={() => onChange({ ...value, roles: toggled(roles, value.roles, role) })}
              />
              {t(`role.${role}`)}
            </label>
            <p className="field-hint" id={`${id}-${role}`}>
              {t(`roles.may.${role}`)}
            </p>
          </div>
        ))}
      </fieldset>
      {isLimitable(value) && (
        <fieldset className="role-fields role-sections" aria-describedby={`${id}-sections`}>
          <legend>{t('roles.sections')}</legend>
          <p className="field-hint" id={`${id}-sections`}>
            {t('roles.sectionsHint')}
          </p>
          {sections.map(({ key }) => (
            <label key={key} className="option">
              <input
                type="checkbox"
                checked={chosenSections.includes(key)}
                onChange={() =>
                  onChange({
                    ...value,
                    sections: toggled(
                      sections.map((section) => section.key),
                      chosenSections,
                      key,
                    ),
                  })
                }
              />
              {t(`page.${key}`)}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** The chosen names with one more or less, in the order of all. */
function toggled<Name>(all: readonly Name[], chosen: readonly Name[], name: Name): Name[] {
  return all.filter((each) => chosen.includes(each) !== (each === name));
}
