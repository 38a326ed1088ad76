import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRecoveryCode, parseSecondCode, RECOVERY_CODES } from './second-code.ts';

describe('the second code', () => {
  test.each(['481906', ' 481 906 ', '481-906'])('of an app: %j', (typed) => {
    expect(parseSecondCode(typed)).toEqual({ kind: 'app', code: '481906' });
  });

  test.each(['K74Q-2MD9-XBTR', 'k74q 2md9 xbtr', 'K74Q2MD9XBTR'])('of a list: %j', (typed) => {
    expect(parseSecondCode(typed)).toEqual({
      kind: 'recovery',
      lookup: 'K7',
      secret: '4Q2MD9XBTR',
    });
  });

  test('letters that look like digits are taken as these', () => {
    expect(parseSecondCode('OI4Q-2MD9-XBTL')).toEqual(parseSecondCode('014Q-2MD9-XBT1'));
  });

  test.each(['', '48190', '4819066', 'K74Q-2MD9', 'K74Q-2MD9-XBTU', '４８１９０６'])(
    'is not %j',
    (typed) => {
      expect(parseSecondCode(typed)).toBeUndefined();
    },
  );

  test('each recovery code is read as it is shown', () => {
    const signs = (length: number) =>
      fc
        .array(fc.constantFrom(...RECOVERY_CODES.alphabet.split('')), {
          minLength: length,
          maxLength: length,
        })
        .map((all) => all.join(''));
    fc.assert(
      fc.property(signs(RECOVERY_CODES.lookup), signs(RECOVERY_CODES.secret), (lookup, secret) => {
        const shown = formatRecoveryCode({ lookup, secret });
        expect(shown).toMatch(/^.{4}-.{4}-.{4}$/);
        expect(parseSecondCode(shown)).toEqual({ kind: 'recovery', lookup, secret });
      }),
    );
  });
});
