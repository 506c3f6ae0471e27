/** The origin to which no payload may ever lead a browser. */
export const stranger = 'https://stranger.example';

/** Prefixes by which a text breaks out of its context. */
const ways = ['', '">', "'>", '</script>', '</title>', '</textarea>', '-->', ']]>', '\\"};', '`}'];

/** Payloads that run `hit` once they are taken for markup or a URL, or that send a request elsewhere. */
const scripts = (hit: string) => [
  `<script>${hit}</script>`,
  `<ScRiPt/x>${hit}</sCrIpT >`,
  `<img src=x onerror=${hit}>`,
  `<svg onload=${hit}>`,
  `<svg><script>${hit}</script></svg>`,
  `<svg><animate onbegin=${hit} attributeName=x dur=1s>`,
  `<iframe srcdoc="<script>parent.${hit}</script>"></iframe>`,
  `<details open ontoggle=${hit}>`,
  `<input autofocus onfocus=${hit}>`,
  `<video><source onerror=${hit}></video>`,
  `<a href="javascript:${hit}">x</a>`,
  `javascript:${hit}`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${hit}></style></table></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${hit}>">`,
  `<html xmlns="http://www.w3.org/1999/xhtml"><script>${hit}</script></html>`,
  `<link rel=stylesheet href=${stranger}/x.css>`,
  `<img src=${stranger}/x.png>`,
  `<object data="data:text/html,<script>${hit}</script>"></object>`,
  `<base href=${stranger}/>`,
  `<meta http-equiv=refresh content="0;url=${stranger}/x">`,
];

/** Two hundred payloads; each reports its own number when it runs. */
export const payloads: string[] = ways.flatMap((way, index) =>
  scripts('N').map((script, place) => way + script.replaceAll('N', `diwanHit(${index * 20 + place})`)),
);
