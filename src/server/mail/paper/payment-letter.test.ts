import { expect, test } from 'vitest';
import { money } from '#domain/money.ts';
import { makeUnusedPaymentLetter } from '../payment-letter.ts';
import { renderLetter } from '../render-letter.ts';

const brand = {
  name: 'Holidaymaker',
  legalName: 'Holidaymaker Demonstration Ltd',
  phone: '0113 496 0180',
  email: 'bookings@holidaymaker.example',
  siteUrl: 'https://holidaymaker.example',
};

test.each([true, false])(
  'the way to ask stands in the letter once (closed: %s)',
  async (isClosed) => {
    const amount = money(132_020, 'GBP');
    const letter = makeUnusedPaymentLetter({ brand, place: 'Cala Blava', amount, isClosed });
    const { text } = await renderLetter(letter, 'en-GB');
    expect(text.match(/Questions\?/g)).toHaveLength(1);
  },
);
