import '../../styles/admin/publishing/item-files.css';
import { onDemand } from '../ui/on-demand.tsx';

/** The files of an item, with a script that only the sections load whose items have files. */
export const Attachments = onDemand(async () => (await import('./attachments-block.tsx')).AttachmentsBlock);
