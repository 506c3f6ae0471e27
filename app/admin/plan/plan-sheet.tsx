import { type ReactNode, useState } from 'react';
import { formatDay } from '#shared/date-time.ts';
import { direction, type Language } from '#shared/languages.ts';
import { recoveryDelayHours } from '#shared/limits.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { numeral } from '#shared/numeral.ts';
import type { PlanFacts } from '#shared/plan/plan-facts.ts';

const scenarios = ['coercion', 'subpoena', 'breach'] as const;
const steps = [1, 2, 3, 4, 5] as const;
const people = ['first', 'second', 'lawyer', 'oversight', 'server'] as const;

/** The plan on a sheet of A4: facts of the site, lines that are filled in by hand, and the steps of each case. */
export function PlanSheet({ language, facts }: { language: Language; facts: PlanFacts }) {
  const [now] = useState(() => new Date().toISOString());
  const t = (key: Parameters<typeof adminMessage>[1], values?: Record<string, string>) =>
    adminMessage(language, key, values);
  const days = (count: number) => ({ days: numeral(language, count) });
  const printed = { site: facts.name[language], day: formatDay(language, now) };
  return (
    <article className="plan-sheet" lang={language} dir={direction(language)}>
      <header>
        <h2>{t('plan.title')}</h2>
        <p>{t('plan.printed', printed)}</p>
      </header>
      <section>
        <h3>{t('plan.people')}</h3>
        <dl>
          {people.map((each) => (
            <Row key={each} label={t(`plan.people.${each}`)} byHand />
          ))}
          <Row label={t('plan.people.holders')}>
            <bdi dir="ltr">{facts.holders.join(', ') || t('plan.people.none')}</bdi>
          </Row>
        </dl>
      </section>
      <section>
        <h3>{t('plan.places')}</h3>
        <dl>
          <Row label={t('plan.places.words')} byHand={facts.has_words}>
            {!facts.has_words && t('plan.places.noWords')}
          </Row>
          <Row label={t('plan.places.backups')} byHand />
          <Row label={t('plan.places.backupDays')}>
            {facts.backup_days > 0
              ? t('plan.places.backupDays.days', days(facts.backup_days))
              : t('plan.places.backupDays.none')}
          </Row>
          <Row label={t('plan.places.read')}>{t('plan.places.read.days', days(facts.read_days))}</Row>
          <Row label={t('plan.places.deleted')} byHand={facts.commit_times_logged}>
            {t(`plan.places.deleted.${facts.commit_times_logged ? 'postgres' : 'sqlite'}`)}
          </Row>
          <Row label={t('plan.places.snapshots')} byHand />
        </dl>
      </section>
      {scenarios.map((scenario) => (
        <section key={scenario}>
          <h3>{t(`plan.${scenario}`)}</h3>
          <ol>
            {steps.map((step) => (
              <li key={step}>
                {t(`plan.${scenario}.${step}`, { hours: numeral(language, recoveryDelayHours) })}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  );
}

function Row({ label, byHand = false, children }: { label: string; byHand?: boolean; children?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {byHand && <span className="plan-line" />}
      </dd>
    </div>
  );
}
