import { expect, test } from 'vitest';
import { picturesApart } from './pictures-apart.ts';

const poster = (scenes: string) => {
  const [scene = '', ...others] = scenes.split(' ');
  return { scene, others: others.map((one) => ({ scene: one })) };
};
const shown = (list: readonly string[], across?: number): string[] =>
  picturesApart(list.map(poster), across).map(({ scene }) => scene);

test('a place beside its neighbour’s scene is shown by its second choice', () => {
  expect(shown(['cove bay', 'cove beach', 'peak'])).toEqual(['cove', 'beach', 'peak']);
});

test('neighbours stand to the left and above, up to four back', () => {
  expect(shown(['cove', 'bay', 'peak', 'dunes', 'cove island'])).toEqual([
    'cove',
    'bay',
    'peak',
    'dunes',
    'island',
  ]);
  expect(shown(['cove', 'bay', 'peak', 'dunes', 'lava', 'cove island'])[5]).toBe('cove');
  expect(shown(['cove', 'bay', 'peak', 'dunes', 'lava', 'cove island'], 6)[5]).toBe('island');
});

test('a second choice that a neighbour has leaves the third, and none of them its own', () => {
  expect(shown(['bay', 'cove', 'cove bay harbour'])[2]).toBe('harbour');
  expect(shown(['bay', 'cove', 'cove bay'])[2]).toBe('cove');
});

test('what stands in for a scene is what the next one differs from', () => {
  expect(shown(['cove', 'cove bay', 'bay island'])).toEqual(['cove', 'bay', 'island']);
});
