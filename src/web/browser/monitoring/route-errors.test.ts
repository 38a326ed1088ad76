import { expect, test, vi } from 'vitest';
import { logRouteError } from './route-errors.ts';

test('a failed change of page is logged, one that was broken off is not [ROUTE-32]', () => {
  const log = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', log);
  logRouteError(new DOMException('left', 'AbortError'));
  expect(log).not.toHaveBeenCalled();
  const failure = new Error('no chunk');
  logRouteError(failure);
  expect(log).toHaveBeenCalledWith(failure);
});
