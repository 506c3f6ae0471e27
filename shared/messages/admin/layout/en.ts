/** Messages of the frame of the administrator area, in English. */
export const en = {
  'admin.title': 'Content area',
  'admin.loading': 'Loading...',
  'admin.needsScript':
    'The administrator area needs JavaScript. Please allow it in your browser, then reload the page.',
  'admin.retry': 'Try again',
  'admin.skip': 'Skip to the content',
  'admin.close': 'Close',
  'admin.notices': 'Notices',
  'admin.switch': 'العربية',
  'admin.publicSite': 'Public site',
  'admin.menu': 'Menu',
  'admin.menuLabel': 'Content menu',
  'admin.logout': 'Log out',

  // The menu's groups (specification §2) and the pages in them
  'menu.overview': 'Overview',
  'page.overview': 'Overview',
  'menu.alerts': 'Alerts',
  'page.alerts': 'Alerts',
  'page.trash': 'Trash',
  'menu.manager': 'General Manager',
  'menu.managers': 'Successive managers',
  'menu.activities': 'Statements and activities',
  'menu.announcements': 'Announcements',
  'menu.publications': 'Studies and articles',
  'menu.settings': 'Settings',
  // Permissions of a person's roles
  'roles.failed': 'Failed to fetch what your roles permit.',
  'roles.notPermitted': 'Your roles do not include this page',
  'roles.notPermittedLead':
    'It belongs to other roles, or to sections that are not yours. If your work needs it, ask an administrator of the site.',
  'roles.none': 'You have no role yet',
  'roles.noneLead':
    'Your account exists, but no page is open to it. Ask an administrator of the site to give you a role.',
  'roles.yours': 'Your roles',
  'roles.toOverview': 'To the overview',
  'roles.draftsOnly': 'What you write is saved as a draft. Hand it in, and an editor publishes it.',
  'language.ar': 'العربية',
  'language.en': 'English',
} as const;
