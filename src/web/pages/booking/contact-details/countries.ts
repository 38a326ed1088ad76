import type { Option } from '#web/ui/SelectField.tsx';

const NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** Countries of a billing address: the markets first, then where our customers' cards come from. */
export const COUNTRIES: readonly Option[] =
  'GB IE GG IM JE AU AT BE CA CY DK FI FR DE GR IT LU MT NL NZ NO PL PT ES SE CH US'
    .split(' ')
    .map((value) => ({ value, label: NAMES.of(value) ?? value }));
