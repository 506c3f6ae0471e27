import type { Views } from '../measure/page-views.ts';
import type { RequestRow } from '../measure/requests.ts';
import type { Results } from '../parts.ts';
import { count } from './format.ts';
import { comparedRow } from './goals.ts';
import { references } from './references.ts';

const width = 760;
const labels = 270;
const figures = 70;
const row = 34;
const top = 84;
const decades = [10, 100, 1_000, 10_000, 100_000];

type Bar = { label: string; perSecond: number; kind: 'beside' | 'own' | 'other' };

/** The position of a figure on a logarithmic scale. */
const place = (perSecond: number) =>
  (Math.log10(Math.max(perSecond, 10)) - 1) * ((width - labels - figures) / (decades.length - 1));

/**
 * The home page of each system, as bars on a logarithmic scale, with a background of its own, light or dark; undefined
 * where it was not measured.
 */
export function drawChart({ requests, views, machine }: Results): string | undefined {
  const home = requests && comparedRow(requests, 'home');
  if (!home) return undefined;
  const bars = [...measuredBars(home, views), ...otherBars()];
  const height = top + bars.length * row + 58;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description">
<title id="title">Home page, requests per second on one core</title>
<desc id="description">${bars.map(({ label, perSecond }) => `${label}: ${count(perSecond)}`).join('; ')}</desc>
<style>
  text { font: 14px system-ui, sans-serif; fill: #16211c; }
  .ground { fill: #fbfbf8; }
  .figure { paint-order: stroke; stroke: #fbfbf8; stroke-width: 4px; }
  .head { font-size: 18px; font-weight: 600; }
  .quiet { fill: #4a5750; font-size: 12px; }
  .line { stroke: #d9ded6; }
  .beside { fill: #76837b; }
  .own { fill: #12523f; }
  .other { fill: #b58a32; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e8efea; }
    .ground { fill: #0e1613; }
    .figure { stroke: #0e1613; }
    .quiet { fill: #a8b8af; }
    .line { stroke: #2e3e36; }
    .beside { fill: #75887e; }
    .own { fill: #7ccba8; }
  }
</style>
<rect class="ground" width="${width}" height="${height}" rx="8"/>
<text class="head" x="20" y="34">Home page, requests per second on one core</text>
${decades.map((decade) => scaleLine(decade, height)).join('\n')}
${bars.map(drawBar).join('\n')}
<text class="quiet" x="20" y="${height - 18}">64 connections, logarithmic scale. ${machine.date}, ${machine.model}. * measured in another run</text>
</svg>
`;
}

function measuredBars({ nginx, diwan }: RequestRow, views: Views | undefined): Bar[] {
  const cached: Bar[] = [
    { label: 'nginx, the same bytes', perSecond: nginx.perSecond.median, kind: 'beside' },
    { label: 'Diwan', perSecond: diwan.perSecond.median, kind: 'own' },
  ];
  if (!views) return cached;
  const { first } = views;
  return [
    ...cached,
    { label: 'Diwan, first views with style', perSecond: first.diwan.perSecond.median, kind: 'own' },
    { label: 'Plain application, first views', perSecond: first.plain.perSecond.median, kind: 'beside' },
  ];
}

function otherBars(): Bar[] {
  return references
    .toSorted((one, other) => other.home - one.home)
    .map(({ system, home }) => ({ label: `${system.split(',')[0]} *`, perSecond: home, kind: 'other' }));
}

function scaleLine(decade: number, height: number): string {
  const x = labels + place(decade);
  return `<path class="line" d="M${x} ${top - 10}V${height - 48}"/><text class="quiet" x="${x}" y="${top - 18}" text-anchor="middle">${count(decade)}</text>`;
}

function drawBar({ label, perSecond, kind }: Bar, index: number): string {
  const y = top + index * row;
  const length = Math.max(place(perSecond), 3);
  return `<text x="${labels - 12}" y="${y + 17}" text-anchor="end">${label}</text><rect class="${kind}" x="${labels}" y="${y}" width="${length.toFixed(1)}" height="24" rx="2"/><text class="figure" x="${labels + length + 8}" y="${y + 17}">${count(perSecond)}</text>`;
}
