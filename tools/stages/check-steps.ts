import type { Step } from './steps.ts';

/** Where vitest and Playwright write what they counted. */
export const REPORTS = 'test-results';

export const UNIT_TESTS = 'unit tests';

/** `npm run check`, the slowest first so that two lanes end together. */
export const CHECK_STEPS: readonly Step[] = [
  {
    name: UNIT_TESTS,
    commands: [
      [
        'vitest',
        'run',
        '--project',
        'rules',
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${REPORTS}/unit.json`,
      ],
    ],
  },
  { name: 'lint', commands: [['oxlint', '--type-aware']] },
  { name: 'JavaScript size', commands: [['src/cli/main.ts', 'build'], ['size-limit']] },
  { name: 'format', commands: [['oxfmt', '--check']] },
  { name: 'types', commands: [['tsc', '--noEmit']] },
  { name: 'dead code', commands: [['knip']] },
  { name: 'database types', commands: [['tools/generate-database-types.ts', '--check']] },
  { name: 'API types', commands: [['tools/generate-graphql-types.ts', '--check']] },
  { name: 'text types', commands: [['tools/generate-message-types.ts', '--check']] },
  { name: 'engine kernel', commands: [['tools/generate-kernel.ts', '--check']] },
  { name: 'walls', commands: [['tools/walls.ts']] },
  { name: 'reference data', commands: [['data/check.mjs']] },
];
