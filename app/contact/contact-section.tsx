import { IconShieldLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { PublishedKey } from '#shared/forms/sealed/key-document.ts';
import { href } from '#shared/site/href.ts';
import { useFrame } from '../frame.ts';
import { useLanguage, useMessages } from '../language.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { useScripted } from '../use-scripted.ts';
import type { Captchas } from './captcha/captcha.ts';
import { useOwnDocument } from './captcha/use-own-document.ts';
import { FormSlot } from './enhance/form-slot.tsx';
import type { Posted, Question } from './form/submission.ts';
import { FormTabs } from './form-tabs.tsx';
import { useReceiptBlocker } from './receipt/use-receipt-blocker.ts';
import { kinds } from './tabs.ts';
import { useLeaving } from './use-leaving.ts';
import { useTab } from './use-tab.ts';
import { WaysSlot } from './ways-slot.tsx';

type Props = {
  captchas: Captchas;
  /** True on the contact page: its URL selects the form, and its own heading names that. */
  ownPage?: boolean;
  posted?: Posted | undefined;
  /** For browsers without a script, on the contact page. */
  question?: Question;
  /** The keys that visitors' browsers seal to, on the contact page. */
  keys?: PublishedKey[] | undefined;
};

/** The two forms, messages and reports of corruption, with the direct contacts. */
export function ContactSection({ captchas, ownPage = false, posted, question, keys }: Props) {
  const t = useMessages();
  const scripted = useScripted();
  const { tab, select } = useTab(ownPage);
  const { contact, commitTimesLogged, onionUrl, oversight, publicUrl, readDays, terms } = useFrame();
  useReceiptBlocker();
  useOwnDocument(captchas);
  useLeaving(tab === 'report' ? contact.leaveTo : '');
  return (
    <section className="band contact-band" aria-labelledby="contact">
      <div className="container columns contact-section">
        <div>
          <SectionHead eyebrow={t('home.contact')} title={t('contact.heading')} id="contact" />
          <p className="note promise">
            <IconShieldLock aria-hidden />
            {t('contact.promise')}
          </p>
          <p className="receipt-link">
            <Link to={href('receipt', { language: useLanguage() })}>{t('help.receipt')}</Link>
          </p>
        </div>
        <div className="forms">
          <FormTabs tab={tab} onSelect={select} />
          {kinds.map((kind) => (
            <div
              key={kind}
              className="form-panel"
              id={`${kind}-panel`}
              role={scripted ? 'tabpanel' : undefined}
              aria-labelledby={scripted ? `${kind}-tab` : undefined}
              hidden={kind !== tab}
            >
              <FormSlot
                kind={kind}
                captcha={captchas[kind]}
                active={kind === tab}
                posted={posted?.kind === kind ? posted : undefined}
                question={kind === tab ? question : undefined}
                keys={keys}
                contact={contact}
                publicUrl={publicUrl}
                readDays={readDays}
                oversight={oversight}
                terms={terms}
                commitTimesLogged={commitTimesLogged}
                onionUrl={onionUrl}
              />
            </div>
          ))}
        </div>
        <WaysSlot />
      </div>
    </section>
  );
}
