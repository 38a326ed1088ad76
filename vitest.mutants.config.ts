import path from 'node:path';
import { defineConfig } from 'vitest/config';

const testing = path.join(import.meta.dirname, 'src/testing');

/**
 * What mutation tests run: a rule is proved by the tests that stand beside the rules, those of the
 * server that need no database among them.
 */
export default defineConfig({
  test: {
    restoreMocks: true,
    setupFiles: [path.join(testing, 'around-each-test.ts'), path.join(testing, 'steady-chance.ts')],
    include: [
      'src/domain/**/*.test.ts',
      'src/server/{basket/references,checkout/place-outcome,order/order-link}.test.ts',
    ],
    // Stryker itself gives a change up that never ends.
    testTimeout: 600_000,
  },
});
