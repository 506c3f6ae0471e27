import '../../styles/admin/publishing/gallery.css';
import '../../styles/admin/publishing/item-files.css';
import { onDemand } from '../ui/on-demand.tsx';

/** The gallery of an item, with a script that only the sections load whose items have one. */
export const Gallery = onDemand(async () => (await import('./gallery-block.tsx')).GalleryBlock);
