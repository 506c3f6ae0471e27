type Props = { label: string; accept: string; disabled?: boolean; onFile: (file: File) => void };

/** The browser's own file dialog behind a button of ours. */
export function FileButton({ label, accept, disabled, onFile }: Props) {
  return (
    <label className="button button-outline file-button">
      {label}
      <input
        className="file-input"
        type="file"
        accept={accept}
        disabled={disabled}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file can be chosen again after its removal.
          target.value = '';
        }}
      />
    </label>
  );
}
