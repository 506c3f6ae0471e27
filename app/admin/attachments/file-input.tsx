import { attachmentTypes } from '#shared/publishing/attachments.ts';

type Props = {
  label: string;
  /** The accessible name, where the label alone does not say of what. */
  name?: string;
  multiple?: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
};

/** For the file dialog: not every system knows the media types. */
const accept = Object.entries(attachmentTypes)
  .flatMap(([ending, type]) => [`.${ending}`, type])
  .join(',');

/** The browser's own file dialog behind a button of ours, for one file or several. */
export function FileInput({ label, name, multiple = false, disabled, onFiles }: Props) {
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
          if (files.length > 0) onFiles(files);
          // The same file can be chosen again
          target.value = '';
        }}
      />
    </label>
  );
}
