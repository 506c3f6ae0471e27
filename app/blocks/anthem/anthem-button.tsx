import { IconMusic } from '@tabler/icons-react';
import { type MouseEvent, useRef, useState } from 'react';
import { useMessages } from '../../language.tsx';
import type { AnthemDialog, PlayedAnthem } from './anthem-dialog.tsx';

type Props = PlayedAnthem & {
  /** The link's target without a script: the recording, or its page. */
  href: string;
  /** Beside `button`. */
  className?: string;
};

/**
 * A link to the anthem that opens its player, which is fetched then. A click before the page's script is
 * loaded is stored for it (`data-opens`, page-hydration.ts).
 */
export function AnthemButton({ href, className = 'button-primary', ...anthem }: Props) {
  const t = useMessages();
  const link = useRef<HTMLAnchorElement>(null);
  const [Dialog, setDialog] = useState<typeof AnthemDialog>();

  const onClick = (event: MouseEvent) => {
    // Another window or tab was requested, or there is no recording: the link's default action.
    if (!anthem.recording || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  };
  const open = async () => {
    try {
      const player = await import('./anthem-dialog.tsx');
      setDialog(() => player.AnthemDialog);
    } catch {
      location.assign(href);
    }
  };
  const onClose = () => {
    setDialog(undefined);
    link.current?.focus();
  };
  return (
    <>
      <a
        className={`button ${className}`}
        href={href}
        ref={link}
        onClick={onClick}
        data-opens={anthem.recording && 'player'}
      >
        <IconMusic size={20} aria-hidden />
        {t('action.listen')}
      </a>
      {Dialog && <Dialog {...anthem} onClose={onClose} />}
    </>
  );
}
