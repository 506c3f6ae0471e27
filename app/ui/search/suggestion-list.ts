import { ar } from '#shared/messages/suggestions/ar.ts';
import { en } from '#shared/messages/suggestions/en.ts';
import type { Suggestion } from './fetch-suggestions.ts';

let lists = 0;

/**
 * The list below a field. It overlays what is below, so that nothing is moved, and the focus stays in the field, whose
 * `aria-activedescendant` names the active option.
 */
export function createSuggestionList(field: HTMLInputElement) {
  const messages = document.documentElement.lang === 'en' ? en : ar;
  const list = document.createElement('ul');
  list.id = `suggestions-${(lists += 1)}`;
  list.className = 'suggestions';
  list.hidden = true;
  list.role = 'listbox';
  list.ariaLabel = messages['suggestions.label'];
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.role = 'status';
  field.form?.append(list, status);
  field.role = 'combobox';
  field.ariaAutoComplete = 'list';
  field.ariaExpanded = 'false';
  field.setAttribute('aria-controls', list.id);

  let shown: readonly Suggestion[] = [];
  let active = -1;
  let choose: (suggestion: Suggestion) => void = () => {};

  const activate = (index: number) => {
    active = index;
    [...list.children].forEach((option, at) => (option.ariaSelected = String(at === index)));
    const option = list.children[index];
    if (!option) return field.removeAttribute('aria-activedescendant');
    field.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  };

  const show = (suggestions: readonly Suggestion[]) => {
    shown = suggestions;
    list.replaceChildren(...suggestions.map(optionOf));
    const isOpen = suggestions.length > 0;
    list.hidden = !isOpen;
    field.ariaExpanded = String(isOpen);
    const count = suggestions.length.toLocaleString(messages === ar ? 'ar-EG' : 'en');
    status.textContent = isOpen ? messages['suggestions.count'].replace('{count}', count) : '';
    activate(-1);
  };

  const optionOf = ({ title }: Suggestion, index: number) => {
    const option = document.createElement('li');
    option.id = `${list.id}-${index + 1}`;
    option.role = 'option';
    option.dir = 'auto';
    option.textContent = title;
    return option;
  };

  // The focus stays in the field
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const suggestion = shown[[...list.children].indexOf(target as Element)];
    if (suggestion) choose(suggestion);
  });

  return {
    show,
    onChosen: (chosen: (suggestion: Suggestion) => void) => void (choose = chosen),

    /**
     * Handles a key. Up and down move through the options and the field itself, in a circle; left and right are the caret's in
     * either direction of writing, and lead back to the field.
     * @returns true where the key has done its work.
     */
    take({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
      if (shown.length === 0 || altKey || ctrlKey || metaKey || shiftKey) return false;
      const positions = shown.length + 1;
      const suggestion = shown[active];
      switch (key) {
        case 'ArrowDown':
          activate(((active + 2) % positions) - 1);
          return true;
        case 'ArrowUp':
          activate(((active + positions) % positions) - 1);
          return true;
        case 'Escape':
          show([]);
          return true;
        case 'Enter':
          if (suggestion) choose(suggestion);
          return suggestion !== undefined;
        default:
          if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) activate(-1);
          return false;
      }
    },
  };
}
