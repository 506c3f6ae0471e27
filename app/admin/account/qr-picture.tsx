import { encodeQR } from 'qr';
import { useAdminMessages } from '../use-admin-messages.ts';

/** A text as a QR code: dark modules on light, in the dark colour scheme too, with the border that readers need. */
export function QrPicture({ text }: { text: string }) {
  const t = useAdminMessages();
  const grid = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const modules = grid.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      className="qr-picture"
      viewBox={`0 0 ${grid.length} ${grid.length}`}
      role="img"
      aria-label={t('factors.picture')}
    >
      <path d={modules.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
