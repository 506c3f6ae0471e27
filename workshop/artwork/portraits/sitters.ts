export type Hair = 'short' | 'parted' | 'receding' | 'full' | 'bob' | 'bun' | 'cap';
export type Dress = 'suit' | 'uniform' | 'open' | 'jacket';

export interface Sitter {
  hair: Hair;
  dress: Dress;
  shoulders: number;
  tint: string;
  cloth: string;
  skin: string;
  hairColour: string;
}

export const sitters: readonly Sitter[] = [
  {
    hair: 'short',
    dress: 'suit',
    shoulders: 218,
    tint: '#e6f0eb',
    cloth: '#1f4a3c',
    skin: '#a9b8ae',
    hairColour: '#3a4a43',
  },
  {
    hair: 'receding',
    dress: 'uniform',
    shoulders: 232,
    tint: '#faf3e1',
    cloth: '#4a5a3e',
    skin: '#b7b09c',
    hairColour: '#8a8674',
  },
  {
    hair: 'parted',
    dress: 'suit',
    shoulders: 208,
    tint: '#e8f0f7',
    cloth: '#22405c',
    skin: '#a8b4bf',
    hairColour: '#2b3843',
  },
  {
    hair: 'cap',
    dress: 'uniform',
    shoulders: 228,
    tint: '#e6f0eb',
    cloth: '#12523f',
    skin: '#a6b8ad',
    hairColour: '#33443c',
  },
  {
    hair: 'bob',
    dress: 'jacket',
    shoulders: 190,
    tint: '#f1f3ee',
    cloth: '#33514a',
    skin: '#b3bab0',
    hairColour: '#3c3a36',
  },
  {
    hair: 'full',
    dress: 'open',
    shoulders: 214,
    tint: '#faf3e1',
    cloth: '#57503c',
    skin: '#b9b09a',
    hairColour: '#5c5444',
  },
  {
    hair: 'short',
    dress: 'uniform',
    shoulders: 240,
    tint: '#e8f0f7',
    cloth: '#2c4658',
    skin: '#a9b5bd',
    hairColour: '#6f7a82',
  },
  {
    hair: 'bun',
    dress: 'suit',
    shoulders: 192,
    tint: '#e6f0eb',
    cloth: '#1d3f4a',
    skin: '#abbab2',
    hairColour: '#2f3b3a',
  },
  {
    hair: 'parted',
    dress: 'uniform',
    shoulders: 230,
    tint: '#dcebe3',
    cloth: '#0f4636',
    skin: '#a3b7aa',
    hairColour: '#4b5a52',
  },
];
