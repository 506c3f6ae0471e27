import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { numeral } from '#shared/numeral.ts';
import { adminPath } from '#shared/site/admin-navigation.ts';
import { useLanguage } from '../../language.tsx';
import { Empty } from '../../ui/empty.tsx';
import { useLoaded } from '../client/use-loaded.ts';
import type { ItemKey } from '../publishing/item-document.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { Pending } from '../ui/pending.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { loadComparison } from './history-calls.ts';
import { type Choice, HistoryTimeline } from './history-timeline.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { RevisionComparison } from './revision-comparison.tsx';
import { timelineOf } from './timeline.ts';
import { useHistory } from './use-history.ts';

/** The path of the editor in which an item is open. */
const pathOf = ({ section, id }: ItemKey) => `${adminPath(section)}?item=${id}`;

/** The history of an item: its timeline, two of its revisions beside each other, and the way back to an earlier one. */
export function ItemHistory({ section, id }: ItemKey) {
  const t = useAdminMessages();
  const language = useLanguage();
  const history = useHistory({ section, id });
  const [chosen, setChosen] = useState<Choice>();
  const { loaded } = history;
  if (loaded.state === 'loading') return <Pending />;
  if (loaded.state === 'failed') return <ErrorBox onRetry={history.retry}>{t('history.failed')}</ErrorBox>;
  const { item, revisions, events, total } = loaded.data;
  const title = item[`title_${language}`] || item.title_ar || item.title_en || t('edit.untitled');
  const [newest] = revisions;
  const choice = chosen ?? { newer: newest?.revision ?? 0, older: Math.max(1, (newest?.revision ?? 0) - 1) };
  return (
    <>
      <p className="history-of">
        <bdi>{title}</bdi>
        <Link to={pathOf(item)}>{t('history.back')}</Link>
      </p>
      {!newest && <Empty>{t('history.none')}</Empty>}
      {newest && (
        <div className="history">
          <section className="edit-panel history-timeline" aria-labelledby="history-timeline">
            <h2 id="history-timeline">{t('history.timeline')}</h2>
            <HistoryTimeline
              item={{ section, id }}
              entries={timelineOf({ revisions, events })}
              current={item.revision}
              choice={choice}
              onChoose={setChosen}
            />
            <MoreButton
              editor={history}
              more={revisions.length + events.length < total}
              failed={t('history.failed')}
            />
            <a className="history-jump" href="#compared">
              {comparedText(t, language, choice)}
            </a>
          </section>
          <Compared
            key={`${choice.older}..${choice.newer}`}
            item={item}
            choice={choice}
            current={item.revision}
          />
        </div>
      )}
    </>
  );
}

type ComparedProps = { item: ItemKey; choice: Choice; current: number };

/** Two revisions of the item, the older one first. */
function Compared({ item: { section, id }, choice, current }: ComparedProps) {
  const t = useAdminMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const [restoring, setRestoring] = useState<number>();
  const [from, to] = inOrder(choice);
  const { loaded, retry } = useLoaded(() => loadComparison({ section, id }, from, to));
  const earlier = [...new Set([from, to])].filter((number) => number !== current);
  return (
    <section id="compared" className="edit-panel history-compared" aria-labelledby="history-compared">
      <h2 id="history-compared">{comparedText(t, language, choice)}</h2>
      {earlier.length > 0 && (
        <p className="button-row">
          {earlier.map((number) => (
            <Button key={number} onClick={() => setRestoring(number)}>
              {t('history.restore', { number: numeral(language, number) })}
            </Button>
          ))}
        </p>
      )}
      {loaded.state === 'loading' && <Pending />}
      {loaded.state === 'failed' && <ErrorBox onRetry={retry}>{t('history.failed')}</ErrorBox>}
      {loaded.state === 'loaded' &&
        (current === 1 ? (
          <p>{t('history.one')}</p>
        ) : (
          <RevisionComparison section={section} {...loaded.data} />
        ))}
      {restoring !== undefined && (
        <RestoreDialog
          item={{ section, id }}
          revision={restoring}
          onRestored={() => void navigate(pathOf({ section, id }))}
          onCancel={() => setRestoring(undefined)}
        />
      )}
    </section>
  );
}

const inOrder = ({ older, newer }: Choice): [number, number] => [
  Math.min(older, newer),
  Math.max(older, newer),
];

function comparedText(
  t: ReturnType<typeof useAdminMessages>,
  language: ReturnType<typeof useLanguage>,
  choice: Choice,
): string {
  const [from, to] = inOrder(choice);
  if (from === to) return t('history.version', { number: numeral(language, from) });
  return t('history.compared', { from: numeral(language, from), to: numeral(language, to) });
}
