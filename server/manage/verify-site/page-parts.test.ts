import { expect, test } from 'vitest';
import { pageParts } from './page-parts.ts';

const referencesOf = (html: string) => [...pageParts(html).references];

test.each([
  ['<script>a()</script>', 'a()'],
  ['<script type="module">a()</script>', 'a()'],
  ['<script type="importmap">{}</script>', '{}'],
  ['<script type="application/javascript">a()</script>', 'a()'],
  ['<svg><script>a()</script></svg>', 'a()'],
  ['<template shadowrootmode="open"><script>a()</script></template>', 'a()'],
  ['<noscript><style>a{}</style></noscript>', 'a{}'],
  // Two readings of one page
  ['<noscript><p title="</noscript><script>a()</script>">', 'a()'],
])('what stands in %s is found', (html, text) => {
  expect(pageParts(html).inline.map((each) => each.text)).toContain(text);
});

test('data is no script', () => {
  const html = '<script type="application/json">{}</script><script type="application/ld+json">{}</script>';
  expect(pageParts(html).inline).toEqual([]);
});

test.each([
  ['<script src="/a.js"></script>', '/a.js'],
  ['<svg><script href="/a.js"></script></svg>', '/a.js'],
  ['<svg><script xlink:href="/a.js"></script></svg>', '/a.js'],
  ['<link rel="modulepreload" href="/a.js">', '/a.js'],
  ['<link rel="alternate Stylesheet" href="/a.css">', '/a.css'],
  ['<link rel="preload" as="script" href="/a.js">', '/a.js'],
  ['<form data-suggestions="/a"></form>', '/a'],
  ['<p id="hydration">{"manifest":{"version":"1","entry":{"imports":["/a"]}}}</p>', '/a'],
])('%s loads a script or a style', (html, url) => {
  expect(referencesOf(html)).toEqual([url]);
});

test.each([
  '<link rel="preload" as="font" href="/a.woff2">',
  '<link rel="icon" href="/a.svg">',
  '<a href="/a.js">A link</a>',
])('%s loads neither', (html) => {
  expect(referencesOf(html)).toEqual([]);
});

test.each([
  '<base href="/x/">',
  '<object data="/a">',
  '<embed src="/a">',
  '<iframe srcdoc="a"></iframe>',
  '<meta http-equiv="refresh" content="0;url=/a">',
  '<p onclick="a()">',
  '<a href=" java\tscript:a()">',
  '<form action="javascript:a()">',
  '<p id="hydration">no data</p>',
])('%s is on no page of this program', (html) => {
  expect(pageParts(html).foreign.size).toBe(1);
});
