import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { compileTexts } from './tools/compile-texts.ts';

const root = import.meta.dirname;
/**
 * Guards against what never comes, nothing more: a busy machine may take twenty times as long. A
 * state that is waited for is given up first, so that its own message is seen.
 */
const TEST_MS = 600_000;
const STATE_MS = 120_000;

/** Tests that starve, kill or overload a site of their own: beside others they'd starve those. */
const WHOLE_SITE = ['tests/{fuzz,machines,outages}/*.test.ts', 'tests/faults/faults.test.ts'];
/** What needs a real PostgreSQL. */
const ON_POSTGRES = {
  globalSetup: path.join(root, 'src/testing/database-server.ts'),
  testTimeout: TEST_MS,
  hookTimeout: TEST_MS,
  expect: { poll: { timeout: STATE_MS } },
};

/**
 * Where no run has left its times, files go by their size; this small one takes a fifth of the
 * time, and would be alone in the end.
 */
const LONGEST = 'tests/faults/crash/crash.test.ts';
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith(LONGEST));
    return (await super.sort(files)).toSorted((a, b) => isLongest(b) - isLongest(a));
  }
}

/**
 * Three kinds of tests: rules need nothing; server tests need a real PostgreSQL, started once for
 * the run; those of a whole site need one too, and the machine for themselves, one after the
 * other.
 */
export default defineConfig({
  plugins: [react(), compileTexts()],
  // One copy of graphql, the one that Node finds: the door's library and the compiler must see the
  // same module as the schema.
  resolve: {
    alias: [
      {
        find: /^graphql$/,
        replacement: createRequire(import.meta.url)
          .resolve('graphql')
          .replace(/\.js$/, '.mjs'),
      },
    ],
  },
  test: {
    root,
    restoreMocks: true,
    sequence: { sequencer: LongestFirst },
    // All cores: by itself Vitest leaves one out, which is half of a machine of two.
    maxWorkers: '100%',
    setupFiles: path.join(root, 'src/testing/around-each-test.ts'),
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/{domain,web}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          // They keep nothing between them: what they share is loaded once, not 300 times.
          isolate: false,
          testTimeout: TEST_MS,
          expect: { poll: { timeout: STATE_MS } },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'src/{server,graphql,http,cli,simulators,testing}/**/*.test.{ts,tsx}',
            'tests/**/*.test.ts',
          ],
          exclude: WHOLE_SITE,
          // Each file has a database of its own; what they share is loaded once, not 300 times.
          isolate: false,
          ...ON_POSTGRES,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole-site',
          include: WHOLE_SITE,
          fileParallelism: false,
          ...ON_POSTGRES,
        },
      },
    ],
  },
});
