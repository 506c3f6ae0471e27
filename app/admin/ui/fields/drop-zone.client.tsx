import type { ReactNode } from 'react';
import { DropZone } from 'react-aria-components/DropZone';

type Props = { label: string; disabled: boolean; onFile: (file: File) => void; children: ReactNode };

/** Takes one dropped or pasted file; the library's own label is an English word in every language. */
export function FileDrop({ label, disabled, onFile, children }: Props) {
  return (
    <DropZone
      className="drop-zone"
      aria-label={label}
      isDisabled={disabled}
      onDrop={({ items }) => {
        const file = items.find((item) => item.kind === 'file');
        if (file) void file.getFile().then(onFile);
      }}
    >
      {children}
    </DropZone>
  );
}
