import { IconLanguage } from '@tabler/icons-react';
import { otherLanguage } from '#shared/languages.ts';
import { useLanguage } from '../../language.tsx';
import { setAdminLanguage } from '../admin-language.ts';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** Switches the area alone to the other language in place: no input is lost. */
export function SwitchLanguage() {
  const t = useAdminMessages();
  const other = otherLanguage(useLanguage());
  return (
    <Button
      variant="quiet"
      className="admin-tool"
      lang={other}
      aria-label={t('admin.switch')}
      onClick={() => setAdminLanguage(other)}
    >
      <IconLanguage size={20} aria-hidden />
      <span className="tool-label">{t('admin.switch')}</span>
    </Button>
  );
}
