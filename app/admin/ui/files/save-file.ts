type Picker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

/** Timeout for a browser without a save dialog to fetch the file from its page. */
const handOverMs = 10_000;

/**
 * Saves a text on this device, in a folder of the user's choice where the browser has a save dialog. Resolves
 * to false where the user cancels.
 */
export async function saveFile(name: string, text: string): Promise<boolean> {
  const file = new Blob([text], { type: 'text/csv;charset=utf-8' });
  const { showSaveFilePicker } = window as { showSaveFilePicker?: Picker };
  if (!showSaveFilePicker) {
    download(name, file);
    return true;
  }
  try {
    const handle = await showSaveFilePicker({ suggestedName: name });
    const place = await handle.createWritable();
    await place.write(file);
    await place.close();
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}

/** Hands a file over to the browser's downloads. */
export function download(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), handOverMs);
}
