type Props = {
  label: string;
  /** The accessible name, where the label alone does not say of what. */
  name?: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFile?: (file: File) => void;
  /** In place of that, where several are chosen at once. */
  onFiles?: (files: File[]) => void;
};

/** The browser's own file dialog behind a button of ours. */
export function FileButton({ label, name, accept, multiple, disabled, onFile, onFiles }: Props) {
  return (
    <label className="button button-outline file-button">
      {label}
      <input
        className="file-input"
        type="file"
        accept={accept}
        aria-label={name}
        multiple={multiple}
        disabled={disabled}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          const [first] = files;
          if (first) onFile?.(first);
          if (first) onFiles?.(files);
          // The same file can be chosen again after its removal.
          target.value = '';
        }}
      />
    </label>
  );
}
