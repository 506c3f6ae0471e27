import { useAdminMessages } from '../use-admin-messages.ts';
import { qrCode } from './qr-code.ts';

/** Light modules that readers want around a code. */
const quiet = 4;

/** A text as a picture that a telephone reads: dark on light, also in the dark. */
export function QrPicture({ text }: { text: string }) {
  const t = useAdminMessages();
  const grid = qrCode(text);
  const size = grid.length + 2 * quiet;
  const path = grid
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className="qr-picture" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('factors.picture')}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
