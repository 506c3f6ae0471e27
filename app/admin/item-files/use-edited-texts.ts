import { useState } from 'react';
import { ownDraft } from '../drafts/drafts.ts';
import { useUnsaved } from '../drafts/use-unsaved.ts';

/** The texts that are being changed, by the numbers of their files: they survive a reload and a sign-in. */
export function useEditedTexts<Texts>(name: string, numbers: readonly number[]) {
  const [draft] = useState(() => ownDraft(name));
  const [edited, setEdited] = useState(() => (draft.read() ?? {}) as Record<number, Texts>);
  const write = (to: Record<number, Texts>) => {
    if (Object.keys(to).length > 0) draft.write(to);
    else draft.remove();
    setEdited(to);
  };
  // Those of a file that another person removed have no place left
  useUnsaved(
    numbers.some((number) => edited[number]),
    () => write({}),
  );
  /** Without texts, the change of this file ends. */
  const edit = (number: number, texts: Texts | undefined) => {
    const { [number]: _before, ...others } = edited;
    write(texts ? { ...others, [number]: texts } : others);
  };
  return { edited, edit };
}
