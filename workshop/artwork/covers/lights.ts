import type { CedarsLight } from '../scenes/cedars.ts';

/** Lights of scenes at other hours than those of the hero pictures. */
export const noon: CedarsLight = {
  zenith: '#3f7fa8',
  upper: '#8fbccb',
  lower: '#d3e3dc',
  horizon: '#eef0dc',
  sun: '#fffbe6',
  far: '#a9c0bf',
  near: '#1f5a3c',
  haze: '#e4eedd',
};

export const morning = {
  zenith: '#5a9bbd',
  upper: '#9cc8d3',
  lower: '#d9e6dc',
  horizon: '#f7ecd0',
  sun: '#fffbe8',
  rock: '#b59a78',
  rockDark: '#5d4a3a',
  sea: '#5fa0b0',
  deep: '#1d5a72',
};

export const harvest = {
  zenith: '#6b93ab',
  lower: '#d2d6c8',
  horizon: '#f8e6bd',
  cloud: '#fff6e2',
  far: '#a3a6ae',
  snow: '#f6efe6',
  crops: ['#c9a956', '#dcc070', '#b08c45', '#e5cf90', '#8c7a3e', '#a6693f', '#d3b25f'],
  tree: '#3d5230',
  leaf: '#c2a850',
};
