import { expect, test } from 'vitest';
import { shareAddress, shareNetworks, shareText } from './sharing.ts';

const shared = {
  address: 'https://www.example.org/tender/3/ar',
  title: 'مناقصة & "شراء"',
  description: 'وصف',
  image: 'https://www.example.org/storage/a.webp',
};

test.each(shareNetworks)('sharing on %s opens a page of that network with the public address', (network) => {
  const { protocol, searchParams } = new URL(shareAddress(network, shared));
  expect(protocol).toBe('https:');
  expect([...searchParams.values()].join('\n')).toContain(shared.address);
});

test('the picture network is given title, description and picture', () => {
  const { searchParams } = new URL(shareAddress('instagram', shared));
  expect(searchParams.get('title')).toBe(shared.title);
  expect(searchParams.get('image')).toBe(shared.image);
  expect(new URL(shareAddress('instagram', { ...shared, image: undefined })).searchParams.has('image')).toBe(
    false,
  );
});

test('the share sheet is given the first 100 characters and an ellipsis', () => {
  expect(shareText('م'.repeat(150))).toBe(`${'م'.repeat(100)}…`);
  // A character outside the basic plane is one character, never half of one
  expect(shareText('🌲'.repeat(101))).toBe(`${'🌲'.repeat(100)}…`);
});
