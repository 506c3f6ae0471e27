import { expect, test } from 'vitest';
import { shareAddresses, shareNetworks, shareText } from './sharing.ts';

const shared = {
  address: 'https://www.example.org/tender/3/ar',
  title: 'مناقصة & "شراء"',
  description: 'وصف',
  image: 'https://www.example.org/storage/a.webp',
};

test.each(shareNetworks)('sharing on %s opens a page of that network with the public address', (network) => {
  const { protocol, searchParams } = new URL(shareAddresses(shared)[network]);
  expect(protocol).toBe('https:');
  expect([...searchParams.values()].join('\n')).toContain(shared.address);
});

test('the picture network gets title, description and picture', () => {
  const { searchParams } = new URL(shareAddresses(shared).instagram);
  expect(searchParams.get('title')).toBe(shared.title);
  expect(searchParams.get('image')).toBe(shared.image);
  const { instagram } = shareAddresses({ ...shared, image: undefined });
  expect(new URL(instagram).searchParams.has('image')).toBe(false);
});

test('the share sheet gets the first 100 characters and an ellipsis', () => {
  expect(shareText('م'.repeat(150))).toBe(`${'م'.repeat(100)}…`);
  // A character outside the basic plane is one character, never half of one
  expect(shareText('🌲'.repeat(101))).toBe(`${'🌲'.repeat(100)}…`);
});

test('whatever a title holds arrives as it was written', () => {
  const title = 'a&b=c #d?e+f%20/"<ه\u2028🌲> \n\t\\^`{|}';
  const { x, whatsapp } = shareAddresses({ ...shared, title });
  expect(new URL(x).searchParams.get('text')).toBe(title);
  expect(new URL(whatsapp).searchParams.get('text')).toBe(`${title}\n${shared.address}`);
  // Half of a character, which an address cannot hold
  expect(new URL(shareAddresses({ ...shared, title: '\ud83c' }).x).searchParams.get('text')).toBe('\ufffd');
});
