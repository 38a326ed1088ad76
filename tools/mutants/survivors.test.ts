import { expect, test } from 'vitest';
import { readSurvivors } from './survivors.ts';

const mutant = (status: string, line: number, coveredBy: readonly string[]) => ({
  id: '1',
  mutatorName: 'EqualityOperator',
  replacement: 'a >\n b',
  status,
  location: { start: { line, column: 3 }, end: { line, column: 9 } },
  coveredBy,
});
const report = JSON.stringify({
  files: {
    'src/domain/x.ts': {
      source: 'one\n  a >= b;\n',
      mutants: [
        mutant('Killed', 2, ['0']),
        mutant('Survived', 2, ['0', '1']),
        mutant('Survived', 2, ['1']),
        mutant('NoCoverage', 1, []),
        mutant('Ignored', 1, ['0']),
      ],
    },
  },
  testFiles: {
    'src/domain/x.test.ts': {
      tests: [
        { id: '0', name: 'a rule [CHK-11, CHK-13]' },
        { id: '1', name: 'a test of [nothing] that is named' },
      ],
    },
  },
});

test('survivors are told where a test with a requirement’s name runs through their line', () => {
  expect(readSurvivors(report)).toEqual({
    mutants: 4,
    survivors: 3,
    named: ['src/domain/x.ts | a >= b; | 3 | EqualityOperator | a > b'],
  });
});
