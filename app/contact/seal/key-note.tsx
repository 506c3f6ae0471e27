import { useEffect, useState } from 'react';
import { canSeal } from '#shared/channel/can-seal.ts';
import type { PublishedKey } from '#shared/forms/sealed/key-document.ts';
import { sealingKeysRoute } from '#shared/site/public-routes.ts';
import { useAllMessages } from '../../language.tsx';

/** Where a form is sealed, and the fingerprints of the keys, to be compared with what is printed elsewhere. */
export function KeyNote({ keys }: { keys: PublishedKey[] | undefined }) {
  const t = useAllMessages();
  const [place, setPlace] = useState<'server' | 'browser' | 'oldBrowser'>('server');
  useEffect(() => {
    void canSeal().then((can) => setPlace(can ? 'browser' : 'oldBrowser'));
  }, []);
  return (
    <div className="key-note">
      <p className="field-hint">{t(`seal.${place}`)}</p>
      {keys && (
        <details>
          <summary>{t('seal.fingerprint')}</summary>
          <p className="field-hint">
            {t('seal.compare')}{' '}
            <a href={sealingKeysRoute.pattern} dir="ltr">
              {sealingKeysRoute.pattern}
            </a>
          </p>
          <dl>
            {keys.map(({ group, fingerprint, words }) => (
              <div key={group}>
                {keys.length > 1 && <dt>{t(`seal.group.${group}`)}</dt>}
                <dd>
                  <code dir="ltr" translate="no">
                    {fingerprint}
                  </code>
                  <span dir="ltr" lang="en" translate="no">
                    {words}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
