import { useMessages } from '../../language.tsx';
import type { Band } from './preview-bands.ts';
import { PreviewList } from './preview-list.tsx';

/** A band of the home page's previews. */
export function PreviewBand(band: Band) {
  return (
    <div className={`previews-band ${band.shape}-band`}>
      <div className="container">
        <Previews {...band} />
      </div>
    </div>
  );
}

/** Previews of one shape side by side, below one small line. */
export function Previews({ shape, previews }: Band) {
  const t = useMessages();
  return (
    <div className={`previews shape-${shape}`}>
      <p className="eyebrow">{t(`home.${shape}`)}</p>
      <div>
        {previews.map(({ key, ...preview }) => (
          <PreviewList key={key} section={key} {...preview} />
        ))}
      </div>
    </div>
  );
}
