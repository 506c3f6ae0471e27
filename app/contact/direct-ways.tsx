import { IconHeadset, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useFrame } from '../frame.ts';
import { useAllMessages } from '../language.tsx';
import { EmailLink, PhoneLink } from '../ui/contact-links.tsx';

/** The directorate's contacts other than the forms. */
export function DirectWays() {
  const t = useAllMessages();
  const { phone, email, address, operationsRoom } = useFrame().contact;
  const ways = [
    { label: t('site.phone'), Icon: IconPhone, way: phone && <PhoneLink number={phone} /> },
    { label: t('site.email'), Icon: IconMail, way: email && <EmailLink address={email} /> },
    {
      label: t('help.operations'),
      Icon: IconHeadset,
      way: operationsRoom && <PhoneLink number={operationsRoom} />,
    },
    { label: t('footer.headquarters'), Icon: IconMapPin, way: address && <bdi>{address}</bdi> },
  ].filter(({ way }) => way);
  if (ways.length === 0) return null;
  return (
    <div className="direct-contact">
      <h3>{t('contact.direct')}</h3>
      {(phone || email) && <p className="note unsealed">{t('report.unsealed')}</p>}
      <address>
        <ul role="list">
          {ways.map(({ label, Icon, way }) => (
            <li key={label}>
              <Icon aria-hidden />
              <div>
                <p className="field-hint">{label}</p>
                {way}
              </div>
            </li>
          ))}
        </ul>
      </address>
    </div>
  );
}
