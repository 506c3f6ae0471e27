import { TextRuns } from '../../ui/text-runs.tsx';

export type Records = { key: string; text: string }[];

/** The kinds of list: facts with a line between them, short ones as many as fit to a line, or events along a brass line. */
const kinds = {
  ruled: { Tag: 'ul', item: undefined },
  tags: { Tag: 'ul', item: 'tag' },
  timeline: { Tag: 'ol', item: undefined },
} as const;

export type RecordListKind = keyof typeof kinds;

/** The records of a group, in their order. */
export function RecordList({ kind, records }: { kind: RecordListKind; records: Records }) {
  const { Tag, item } = kinds[kind];
  return (
    <Tag className={kind} role="list">
      <RecordItems records={records} className={item} />
    </Tag>
  );
}

export function RecordItems({ records, className }: { records: Records; className?: string | undefined }) {
  return records.map(({ key, text }) => (
    <li key={key} className={className}>
      <bdi>
        <TextRuns text={text} />
      </bdi>
    </li>
  ));
}
