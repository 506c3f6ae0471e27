import { useState } from 'react';
import type { NamedDevice, NamedDevices } from '#shared/accounts/devices.ts';
import { formatDay } from '#shared/date-time.ts';
import * as limits from '#shared/limits.ts';
import { useLanguage } from '../../language.tsx';
import { call, endSession } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { devicesPart } from '../keys/key-banner.tsx';
import { useKeys } from '../keys/keys-provider.tsx';
import { Button } from '../ui/button.tsx';
import { ActionDialog } from '../ui/dialogs/action-dialog.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { LineInput } from '../ui/fields/line-input.tsx';
import { Panel } from '../ui/panel.tsx';
import { Pending } from '../ui/pending.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { FormDialog } from './factor-dialogs.tsx';

/** The browsers in which an officer reads, and a button to name this one. */
export function DevicesPanel() {
  const t = useAdminMessages();
  const { loaded, reload, retry } = useLoaded(() => call<NamedDevices>('devices'));
  const { loaded: keys, reload: reloadKeys } = useKeys();
  const isWithheld = keys.state === 'loaded' && keys.data?.deviceUnnamed === true;
  const [asking, setAsking] = useState<NamedDevice | 'name'>();
  const close = () => setAsking(undefined);
  const done = ({ message }: { message: string }) => {
    close();
    noticeSuccess(message);
    void Promise.all([reload(), reloadKeys()]);
  };
  // A sign-in opened nothing here: the next one does
  const named = (response: { message: string }) => (isWithheld ? endSession() : done(response));
  return (
    <Panel id={devicesPart} title={t('devices.title')}>
      <p className="panel-text">{t('devices.lead')}</p>
      {loaded.state === 'loading' && <Pending />}
      {loaded.state === 'failed' && <ErrorBox onRetry={retry}>{t('devices.failed')}</ErrorBox>}
      {loaded.state === 'loaded' && (
        <Devices {...loaded.data} onName={() => setAsking('name')} onRemove={setAsking} />
      )}
      {asking === 'name' && (
        <FormDialog<{ message: string }>
          title={t('devices.add')}
          path="devices"
          action={t('factors.next')}
          variant="primary"
          onCancel={close}
          onDone={named}
        >
          {(errors) => (
            <LineInput
              label={t('devices.name')}
              hint={t('devices.nameHint')}
              name="name"
              maxLength={limits.factorNameCharacters}
              required
              autoComplete="off"
              error={errors['name']?.[0]}
            />
          )}
        </FormDialog>
      )}
      {asking && asking !== 'name' && (
        <ActionDialog
          question={t('devices.question')}
          action={t('devices.remove')}
          variant="danger"
          request={{ path: `devices/${asking.id}`, method: 'DELETE' }}
          onCancel={close}
          onDone={done}
        >
          <p>
            <bdi>{asking.name}</bdi>
          </p>
        </ActionDialog>
      )}
    </Panel>
  );
}

type DevicesProps = NamedDevices & { onName: () => void; onRemove: (device: NamedDevice) => void };

function Devices({ required, here, devices, onName, onRemove }: DevicesProps) {
  const t = useAdminMessages();
  return (
    <>
      {required && <p className="field-hint">{t('devices.required')}</p>}
      {devices.length === 0 ? (
        <p>{t('devices.none')}</p>
      ) : (
        <ul className="people" role="list">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} onRemove={() => onRemove(device)} />
          ))}
        </ul>
      )}
      {here === 'unnamed' && (
        <div className="button-row">
          <Button onClick={onName}>{t('devices.add')}</Button>
        </div>
      )}
      {here === 'unbound' && <p className="field-hint">{t('devices.unbound')}</p>}
    </>
  );
}

function DeviceRow({
  device: { name, named_on, current },
  onRemove,
}: {
  device: NamedDevice;
  onRemove: () => void;
}) {
  const t = useAdminMessages();
  const language = useLanguage();
  return (
    <li className="person">
      <div className="person-name">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        {current && <span className="badge badge-neutral">{t('devices.current')}</span>}
      </div>
      <dl className="facts key-facts">
        <dt>{t('devices.namedOn')}</dt>
        <dd>{formatDay(language, named_on)}</dd>
      </dl>
      <div className="person-actions">
        <Button className="button-delete" aria-label={t('devices.removeOf', { name })} onClick={onRemove}>
          {t('devices.remove')}
        </Button>
      </div>
    </li>
  );
}
