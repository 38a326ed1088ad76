import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Stars } from './Stars.tsx';

test.each([
  [4, 4, '0 0 96 24'],
  [3.5, 4, '0 0 84 24'],
])('%s stars are drawn as %s shapes in a view of %s, not set in type', (stars, shapes, view) => {
  const html = renderPart(<Stars stars={stars} />);
  expect(html.split('<path').length - 1).toBe(shapes);
  expect(html).toContain(`viewBox="${view}"`);
  expect(html).not.toMatch(/[★½]/);
});
