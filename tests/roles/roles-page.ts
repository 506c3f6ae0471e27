import { isOfSections, isPublic, mayDo, type Permission, roles } from '#shared/accounts/permissions.ts';
import type { DeclaredRoute } from './declared-routes.ts';

const head = `# Who may do what

Every call of the site, and who may make it. The tables follow from what the routes declare (\`may\`) and from
\`shared/accounts/permissions.ts\`; \`tests/role-matrix.test.ts\` makes each call as everybody, and fails where this page
is not current. \`WRITE_ROLES=1 npm test -- tests/role-matrix.test.ts\` writes it.

A caller without a session, or with one that ended, is answered 401, a role that may not 403 with a sentence in the
caller's language. Roles are read with every call: one that is taken away counts at once, in sessions that are open and on
every instance. Sections limit the roles of writer and editor:

| sections | mean |
| --- | --- |
| URL | the section in the call's address has to be one of the person's |
| body | so has each that the call names; a list has those of the person's sections alone |
| all | a person who is limited to some sections is refused |
| – | the call concerns no section |

Beside the role, a call may need the organisation's key (*key*), or the password again, with a second factor where there
is one, in the same call (*confirmed*). A
writer's call that would change what visitors see at once is refused: saving with publication, and files, galleries and
pictures of an item that is public or about to be.
`;

const limits: Record<string, string> = { url: 'URL', handler: 'body', all: 'all', none: '–' };

const sectionsOf = ({ may = 'read-public', within }: DeclaredRoute['config']): string => {
  if (!isOfSections(may) || !within) return '–';
  return typeof within === 'string' ? (limits[within] ?? '') : 'URL';
};

/** Calls of the API by permission, public ones first; HEAD and OPTIONS go with GET. */
export function rolesPage(routes: readonly DeclaredRoute[]): string {
  const calls = routes
    .filter(({ method, url }) => url.startsWith('/api/') && !['HEAD', 'OPTIONS'].includes(method))
    .filter(({ config }) => !isPublic(config.may as Permission))
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'));
  const open = routes
    .filter(({ method, url, config, hidden }) => {
      if (hidden) return false;
      const isCall = url.startsWith('/api/') && !['HEAD', 'OPTIONS'].includes(method);
      return isCall && isPublic(config.may as Permission);
    })
    .map(({ method, url }) => `\`${method} ${url}\``);
  const columns = ['call', ...roles, 'sections', 'besides'];
  const rows = calls.map((route) => {
    const { may = 'administer', holder, confirmed, stage } = route.config;
    const besides = [
      ...(holder ? ['key'] : []),
      ...(confirmed ? ['confirmed'] : []),
      ...(stage && stage !== 'open' ? ['during sign-in'] : []),
    ];
    return [
      `\`${nameOf(route)}\``,
      ...roles.map((role) => (mayDo([role], may) ? 'yes' : '')),
      sectionsOf(route.config),
      besides.join(', '),
    ];
  });
  return `${[
    head,
    '## Calls of people who are signed in\n',
    table([columns, columns.map(() => '---'), ...rows]),
    '\n## Calls of everybody\n',
    `${[...new Set(open)].toSorted((one, other) => one.localeCompare(other, 'en')).join(', ')}, and every page and file.`,
  ].join('\n')}\n`;
}

const nameOf = ({ method, url }: DeclaredRoute) => `${method} ${url}`;

const table = (rows: string[][]) =>
  rows.map((cells) => `| ${cells.join(' | ')} |`.replaceAll('  |', ' |')).join('\n');
