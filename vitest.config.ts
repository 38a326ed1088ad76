import path from 'node:path';
import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';

const root = import.meta.dirname;

/** Two kinds of tests: rules need nothing; server tests need a real PostgreSQL, started once for the run. */
export default defineConfig({
  plugins: [react()],
  test: {
    root,
    restoreMocks: true,
    setupFiles: path.join(root, 'src/testing/quiet-console.ts'),
    // One copy of graphql: the door's library must see the same module as the schema.
    server: { deps: { inline: [/graphql/, /@envelop/] } },
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['src/{domain,web}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'], testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/{server,graphql,http,cli,simulators,testing}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          globalSetup: path.join(root, 'src/testing/database-server.ts'),
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
