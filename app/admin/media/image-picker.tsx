import '../../styles/admin/publishing/library.css';
import '../../styles/admin/publishing/media.css';
import '../../styles/pages/focal-points.css';
import { onDemand } from '../ui/on-demand.tsx';

/** The picture of an editor, with a script that only editing loads. */
export const ImagePicker = onDemand(async () => (await import('./image-field.client.tsx')).ImageField);
