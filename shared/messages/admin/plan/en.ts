/** Messages of the printed plan, in English. */
export const en = {
  'page.plan': 'Plan for the worst case',
  'plan.lead':
    'A sheet in each language, made of the settings of this site. Names and places are written on it by hand, so that no copy of the site has them. Print it, fill it in, and keep one with each holder of the key; print it again when the settings or the holders change.',
  'plan.failed': 'The plan could not be loaded',
  'plan.print': 'Print both sheets',
  'plan.title': 'Plan for coercion, a subpoena and a break-in',
  'plan.printed': '{site} · printed on {day} · on paper only, in a closed place',

  'plan.people': 'Who is told, in this order',
  'plan.people.first': 'First, by telephone',
  'plan.people.second': 'Then',
  'plan.people.lawyer': 'Lawyer',
  'plan.people.oversight': 'Oversight body',
  'plan.people.server': 'Who can take the server off the net',
  'plan.people.holders': 'Holders of the key on the day of printing',
  'plan.people.none': 'nobody',

  'plan.places': 'Where things lie, and for how long',
  'plan.places.words': 'Recovery words (paper)',
  'plan.places.noWords': 'There are none yet: make them first',
  'plan.places.backups': 'Copies of the backups',
  'plan.places.backupDays': 'Backups',
  'plan.places.backupDays.days': '{days} days, sealed',
  'plan.places.backupDays.none': 'none by themselves',
  'plan.places.read': 'Read reports',
  'plan.places.read.days': '{days} days after they were marked, unless kept; then in the backups',
  'plan.places.deleted': 'Deleted reports',
  'plan.places.deleted.sqlite': 'the key at once, the database’s log within the hour',
  'plan.places.deleted.postgres':
    'the key at once, the tables in the night; PostgreSQL’s write-ahead log (hours):',
  'plan.places.snapshots': 'Snapshots of the provider (days)',

  'plan.coercion': 'Somebody is forced to open reports',
  'plan.coercion.1': 'Do not resist: no report is worth a life. Sign out as soon as you can.',
  'plan.coercion.2': 'Tell the first person above, from a telephone that is not the office’s.',
  'plan.coercion.3':
    'Another holder ends the sessions of the person and removes them: a new key is made, and what they knew opens nothing that comes later.',
  'plan.coercion.4':
    'If the recovery words were seen, new ones are made at once. The old ones hold for another {hours} hours.',
  'plan.coercion.5':
    'Destroyed: reports that endanger their senders, for good; the backups and snapshots of before, once nobody needs them as evidence.',

  'plan.subpoena': 'An authority demands reports',
  'plan.subpoena.1':
    'Take the paper, note the name, the authority and the day. Hand over nothing, and sign nothing.',
  'plan.subpoena.2': 'Tell the lawyer and the first person above.',
  'plan.subpoena.3':
    'From now on nothing that the demand names is destroyed: mark these cases as kept, or their time runs out.',
  'plan.subpoena.4':
    'What can be given: the texts of a case and its conversation. What nobody can give, for it is not there: addresses and browsers of senders, and any time closer than the hour.',
  'plan.subpoena.5': 'Give the case that is named and no other, by export, and write down who received it.',

  'plan.breach': 'The server was broken into, or stolen',
  'plan.breach.1': 'Take it off the net, and leave it switched on for those who investigate.',
  'plan.breach.2': 'Tell the people above. The audit trail is checked: manage audit verify.',
  'plan.breach.3':
    'What lay there is sealed. What arrived while they were there was readable: its senders are told on the first page of the site, with the days.',
  'plan.breach.4':
    'Install anew on another machine, restore, replace the organisation key, all passwords and the recovery words.',
  'plan.breach.5':
    'Destroyed, after the investigation: the old disks, the backups and snapshots of those days.',
} as const;
