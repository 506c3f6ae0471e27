import type { ReactNode } from 'react';
import { DropZone } from 'react-aria-components/DropZone';

type Props = {
  label: string;
  disabled: boolean;
  onFile?: (file: File) => void;
  /** In place of that, where several are taken at once. */
  onFiles?: (files: File[]) => void;
  children: ReactNode;
};

/** Takes dropped or pasted files; the library's own label is an English word in every language. */
export function FileDrop({ label, disabled, onFile, onFiles, children }: Props) {
  return (
    <DropZone
      className="drop-zone"
      aria-label={label}
      isDisabled={disabled}
      onDrop={({ items }) => {
        const files = items.filter((item) => item.kind === 'file');
        const [first] = files;
        if (onFile && first) void first.getFile().then(onFile);
        if (onFiles && first) void Promise.all(files.map((file) => file.getFile())).then(onFiles);
      }}
    >
      {children}
    </DropZone>
  );
}
