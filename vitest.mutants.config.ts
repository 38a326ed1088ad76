import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** What mutation tests run: a rule is proved by the tests that stand beside the rules. */
export default defineConfig({
  test: {
    restoreMocks: true,
    setupFiles: path.join(import.meta.dirname, 'src/testing/quiet-console.ts'),
    include: ['src/domain/**/*.test.ts'],
    testTimeout: 30_000,
  },
});
