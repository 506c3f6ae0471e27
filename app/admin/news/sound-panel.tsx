import { useState } from 'react';
import { useMay } from '../session/session-provider.tsx';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { play } from './sound.ts';
import { chooseSound, isSoundOn } from './sound-choice.ts';

/** A switch for the sound in this browser; only for those who read submissions. */
export function SoundPanel() {
  const t = useAdminMessages();
  const may = useMay();
  const [isOn, setIsOn] = useState(isSoundOn);
  if (!may('read-submissions')) return null;
  return (
    <Panel title={t('news.title')}>
      <p className="panel-text">{t('news.lead')}</p>
      <div className="form-narrow">
        <label className="option">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => {
              chooseSound(target.checked);
              setIsOn(isSoundOn());
              if (target.checked) void play();
            }}
          />
          {t('news.sound')}
        </label>
        <Button onClick={() => void play()}>{t('news.try')}</Button>
      </div>
    </Panel>
  );
}
