import { IconShieldLock } from '@tabler/icons-react';
import { useMessages } from '../language.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { DirectWays } from './direct-ways.tsx';

/** Where a visitor writes to the directorate or reports corruption, and how it is reached directly. */
export function ContactPlace() {
  const t = useMessages();
  return (
    <section className="band" aria-labelledby="contact">
      <div className="container columns">
        <div>
          <SectionHead eyebrow={t('home.contact')} title={t('contact.heading')} id="contact" />
          <p className="promise">
            <IconShieldLock aria-hidden />
            {t('contact.promise')}
          </p>
        </div>
        <DirectWays />
      </div>
    </section>
  );
}
