import { formatDateTime } from '#shared/date-time.ts';
import { type Language, languages, otherLanguage } from '#shared/languages.ts';
import { numeral } from '#shared/numeral.ts';
import type { EventEntry, RevisionEntry } from '#shared/publishing/item-history.ts';
import type { ItemEventName } from '#shared/publishing/states.ts';
import { useLanguage } from '../../language.tsx';
import type { ItemKey } from '../publishing/item-document.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { EarlierFile, type FileDetails } from './earlier-file.tsx';
import { EventPicture } from './event-picture.tsx';
import type { TimelineEntry } from './timeline.ts';

/** The two revisions that are compared, in any order. */
export type Choice = { older: number; newer: number };

type Props = {
  item: ItemKey;
  entries: TimelineEntry[];
  /** The number of the working copy. */
  current: number;
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

/** Revisions and events of an item, the newest first, with the choice of two revisions. */
export function HistoryTimeline({ item, entries, current, choice, onChoose }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  return (
    <ol className="timeline" role="list">
      {entries.map((entry) => (
        <li key={entry.key} className={`timeline-entry timeline-${entry.of}`}>
          {entry.of === 'revision' && (
            <RevisionChoice number={entry.revision.revision} choice={choice} onChoose={onChoose} />
          )}
          <div className="timeline-what">
            {entry.of === 'revision' ? (
              <RevisionText revision={entry.revision} isShared={entry.isShared} current={current} />
            ) : (
              <EventText item={item} event={entry.event} />
            )}
            <p className="timeline-who">
              <time dateTime={entry.at}>{formatDateTime(language, entry.at)}</time>
              <span>{entry.author ? <bdi>{entry.author}</bdi> : t('history.bySite')}</span>
            </p>
          </div>
          <SideMarks entry={entry} />
        </li>
      ))}
    </ol>
  );
}

/** Two columns: the sides that a row changed, or is about. */
function SideMarks({ entry: { sides } }: { entry: TimelineEntry }) {
  const t = useAdminMessages();
  return (
    <p className="timeline-sides">
      {languages.map((side) => (
        <span
          key={side}
          className={`timeline-side ${sides.includes(side) ? 'timeline-side-on' : ''}`.trimEnd()}
        >
          {sides.includes(side) && (
            <>
              <span aria-hidden>{side === 'ar' ? 'ع' : 'EN'}</span>
              <span className="visually-hidden">{t(`history.side.${side}`)}</span>
            </>
          )}
        </span>
      ))}
    </p>
  );
}

type RevisionTextProps = { revision: RevisionEntry; isShared: boolean; current: number };

function RevisionText({ revision: { revision, kind, minor }, isShared, current }: RevisionTextProps) {
  const t = useAdminMessages();
  const language = useLanguage();
  const notes = [
    ...(minor ? [t('history.minor')] : []),
    ...(isShared ? [t('history.shared')] : []),
    ...(revision === current ? [t('history.current')] : []),
  ];
  return (
    <>
      <h3 className="timeline-title">
        {t('history.version', { number: numeral(language, revision) })}
        <span className="timeline-kind">{t(`history.revision.${kind}`)}</span>
      </h3>
      <Notes notes={notes} />
    </>
  );
}

/** Details that an event may have. */
type Details = {
  at?: string;
  until?: string;
  /** The e-mail address of who has a draft from then on. */
  to?: string;
  reason_ar?: string;
  reason_en?: string;
  differences?: unknown[];
  /** Words of a hand-in, or with which a copy was sent back. */
  note?: string;
  remark?: string;
  /** Of a publication by a second person. */
  handed_in?: { by: string };
  /** Of a picture of the gallery. */
  image?: string;
} & Partial<FileDetails> &
  Partial<Record<`${'caption' | 'alt'}_${Language}`, string>>;

/** Events after which the file that they name is no longer one of the item's. */
const endOfFile: readonly ItemEventName[] = ['attachment-replaced', 'attachment-removed'];

function EventText({ item, event: { event, revision, details } }: { item: ItemKey; event: EventEntry }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { at, until, to, differences, image, note, remark, handed_in, ...texts } = details as Details;
  const reason = texts[`reason_${language}`];
  const named = (['name', 'caption', 'alt'] as const).flatMap((text) => [
    texts[`${text}_${language}`],
    texts[`${text}_${otherLanguage(language)}`],
  ]);
  const name = named.find(Boolean);
  const notes = [
    ...(name ? [name] : []),
    ...(handed_in ? [t('history.handedInBy', { email: handed_in.by })] : []),
    ...(note || remark ? [t('history.note', { note: note ?? remark ?? '' })] : []),
    ...(differences?.length ? [t('history.despite')] : []),
    ...(at ? [t('history.at', { time: formatDateTime(language, at) })] : []),
    ...(until ? [t('history.until', { time: formatDateTime(language, until) })] : []),
    ...(to ? [t('history.to', { email: to })] : []),
    ...(reason ? [t('history.reason', { reason })] : []),
  ];
  return (
    <>
      <h3 className="timeline-title">
        {t(`history.event.${event}`, { number: numeral(language, revision) })}
      </h3>
      <Notes notes={notes} />
      {image && <EventPicture image={image} />}
      {endOfFile.includes(event) && <EarlierFile item={item} details={details as FileDetails} />}
    </>
  );
}

function Notes({ notes }: { notes: string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="timeline-notes" role="list">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

type ChoiceProps = { number: number; choice: Choice; onChoose: (choice: Choice) => void };

function RevisionChoice({ number, choice, onChoose }: ChoiceProps) {
  const t = useAdminMessages();
  const language = useLanguage();
  return (
    <div className="timeline-choice">
      {(['older', 'newer'] as const).map((place) => (
        <label key={place} className="timeline-radio">
          <input
            type="radio"
            name={`history-${place}`}
            checked={choice[place] === number}
            aria-label={t(`history.choose.${place}`, { number: numeral(language, number) })}
            onChange={() => onChoose({ ...choice, [place]: number })}
          />
          <span aria-hidden>{t(`history.${place}`)}</span>
        </label>
      ))}
    </div>
  );
}
