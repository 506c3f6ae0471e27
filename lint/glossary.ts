/** Words that nobody would search for, each with the field's own. `CONTRIBUTING.md` shows the table to people. */
export const glossary: Record<string, string> = {
  anew: 'again, rebuilt, regenerated',
  answer: 'response, result',
  ask: 'request, prompt, query',
  elected: 'leader',
  forget: 'discard, delete, truncate',
  hear: 'receive, wait for',
  heard: 'received, acknowledged',
  kept: 'cached, stored, retained',
  look: 'inspect, check, variant',
  moment: 'timestamp',
  moving: 'import, export',
  packed: 'compressed, encoded',
  packing: 'encoding, compress',
  patience: 'timeout',
  said: 'message, output',
  say: 'message, report, print',
  sentence: 'message',
  sniff: 'detect file type',
  spared: 'referenced',
  tell: 'record, report',
  tidy: 'clean up',
  tighten: 'recompress',
  told: 'recorded, reported',
  tracked: 'invalidation, dependency tags',
  unpack: 'decompress',
  upkeep: 'maintenance',
  weigh: 'size',
  whoever: 'caller, client, user',
  whole: 'complete, transactional',
  wrote: 'invalidated',
};

/** Places where one of these words is the field's own: the name, and the files that may use it. */
export const exceptions: [word: string, files: RegExp][] = [
  // The wire format of messages between instances, old and new
  ['heard', /invalidation\/instances/],
  // A type of the form's date field, short for the page's script
  ['moment', /form-field/],
  // A plain question of the captcha has an answer
  [
    'answer',
    /captcha-routes|contact-plain|contact\/form|key-site|neighbours|queries|question|requests\/submit|sender/,
  ],
  // A function of the library that reads archives
  ['unpack', /case-archive|case-files/],
  // An administrator keeps a message from retention: a field of the call and a column
  ['kept', /admin-kept|inbox|migrations|schema|submissions?/],
];

/** First words that leave a comment without a subject. */
export const pronouns =
  /^(?:Anybody|Everybody|Everyone|Everything|He|How|It|Its|Nobody|Nothing|She|Somebody|Someone|Something|That|They|What|Whatever|Whether|Which|Who|Whoever|Whom|Whose)\b/;
