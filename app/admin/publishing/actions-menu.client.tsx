import { IconDots } from '@tabler/icons-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';

export type MenuAction = { key: string; label: string; onAction: () => void };

type Props = { label: string; actions: readonly MenuAction[] };

/** Actions behind a button: arrow keys and first letters lead to them. The button keeps the focus for a dialog to give back. */
export function ActionsMenu({ label, actions }: Props) {
  return (
    <MenuTrigger>
      <Button className="button button-outline actions-button" aria-label={label}>
        <IconDots aria-hidden />
      </Button>
      <Popover className="actions-popover" placement="bottom end">
        <Menu className="actions-menu">
          {actions.map(({ key, label: text, onAction }) => (
            <MenuItem key={key} className="actions-item" onAction={() => afterMenu(onAction)}>
              {text}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** The menu gives the focus back to its button in the next frame: a dialog from before would not. */
function afterMenu(action: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(action));
}
