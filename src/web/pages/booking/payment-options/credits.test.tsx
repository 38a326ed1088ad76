import { expect, test } from 'vitest';
import { sentenceOf } from '#domain/refuse.ts';
import { CREDIT_REFUSALS } from '#domain/wallet/refusals.ts';
import { noData } from '#web/data/data-error-kinds.ts';
import { getPage as openPage, postForm as post } from '#web/testing/open-page.ts';
import {
  callForTests,
  checkoutAnswer,
  checkoutForTests,
  type Answers,
} from '#web/testing/purchase-for-tests.ts';

const PAGE = '/booking/c1/payment_options';
const pounds = (amount: number) => ({ amount, currencyCode: 'GBP' });
const checkout = checkoutForTests(['passengers'], { isExistingCustomer: true });
const option = (id: string, amount: number, more: object = {}) => ({
  credit: { id, name: 'Spring campaign', amount: pounds(amount), endsOn: '2027-04-30' },
  isChosen: false,
  takes: pounds(Math.min(amount, 3_700)),
  refusal: null,
  ...more,
});
const offer = {
  options: [option('big', 4_000), option('small', 2_500)],
  payable: pounds(3_800),
  room: pounds(3_700),
  taken: pounds(0),
  bestCreditIds: ['small'],
  bestTakes: pounds(2_500),
};
const saved = { statusCode: 200, errors: [], checkout: { steps: [] } };
const answers = (others: Answers = {}, credits: object = offer) =>
  callForTests({
    CheckoutPage: checkoutAnswer(checkout),
    CheckoutCreditsOfPage: { checkoutCredits: credits },
    SetCheckoutCredits: { setCheckoutCredits: saved },
    ...others,
  });
const refused = (field: string, message: string) => ({
  SetCheckoutCredits: {
    setCheckoutCredits: {
      ...saved,
      statusCode: 422,
      errors: [{ code: 'refused', field, message }],
    },
  },
});
const EXCEEDS = sentenceOf(CREDIT_REFUSALS, 'credit_exceeds_cost', { amount: '£3' });
const withText = (opened: Awaited<ReturnType<typeof openPage>>) => ({
  ...opened,
  text: opened.html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll(' .', '.'),
});
const getPage = async (...asking: Parameters<typeof openPage>) =>
  withText(await openPage(...asking));
const postForm = async (...asking: Parameters<typeof post>) => withText(await post(...asking));
const asked = (call: ReturnType<typeof answers>) =>
  call.asked.flatMap(({ name, variables }) => (name === 'SetCheckoutCredits' ? [variables] : []));

test('the best credits are offered first, then each with what it would do; nobody else is asked for any', async () => {
  const { html, text } = await getPage(PAGE, answers());
  expect(text).toContain('Credits can pay £37 of this holiday; you pay the rest by card.');
  expect(text).toContain('Each credit is used in one go: anything left over is lost.');
  expect(text).toContain('Best fit: £25, nothing lost You pay £13 instead of £38.');
  expect(text).toContain('Spring campaign Worth £40, uses £37 £40');
  expect(text).toContain('Spring campaign Until Fri 30 April 2027 £25');
  expect(html).toMatch(/<input[^>]*name="credits.big"/);
  const stranger = callForTests({ CheckoutPage: checkoutAnswer(checkoutForTests(['passengers'])) });
  expect((await getPage(PAGE, stranger)).text).not.toContain('Use a credit?');
});

test('each button chooses its credits; going on uses what was ticked, and asks nothing where nothing changed', async () => {
  const press = async (fields: Readonly<Record<string, string>>) => {
    const call = answers({ AddPaymentSchedule: { addPaymentScheduleToCheckout: saved } });
    const { status, to } = await postForm(PAGE, fields, call);
    return [status, to, ...asked(call)];
  };
  const set = (creditIds: readonly string[], acceptedLoss = 0) => ({
    checkoutId: 'c1',
    creditIds,
    acceptedLoss,
  });
  const plan = { 'paymentSchedule.name': '2020LowDeposit_2' };
  expect(await press({ intent: 'use_best_credits', bestCredits: 'small' })).toEqual([
    303,
    PAGE,
    set(['small']),
  ]);
  expect(await press({ intent: 'use_credits', 'credits.big': 'on', acceptedLoss: '300' })).toEqual([
    303,
    PAGE,
    set(['big'], 300),
  ]);
  expect(await press({ intent: 'remove_credits', 'credits.big': 'on' })).toEqual([
    303,
    PAGE,
    set([]),
  ]);
  const on = '/booking/c1/contact_details';
  expect(await press({ ...plan, 'credits.big': 'on' })).toEqual([303, on, set(['big'])]);
  expect(await press({ ...plan, 'credits.big': 'on', chosenCredits: 'big' })).toEqual([303, on]);
});

test('what would be lost is told at the credit and in figures; box and button name the exact sum [MSG-38]', async () => {
  const { status, html, text } = await postForm(
    PAGE,
    { intent: 'use_credits', 'credits.big': 'on' },
    answers(refused('creditIds[0]', EXCEEDS)),
  );
  expect(status).toBe(422);
  expect(html).toContain(`<a href="#payment_options-credits.big">${EXCEEDS}</a>`);
  expect(html).toMatch(/id="payment_options-credits.big-error"[^>]*>This credit is worth £3 more/);
  expect(text).toContain('You would lose £3 Credit £40 Can be used £37 Lost for good £3');
  expect(text).toContain('I accept losing £3 Use £40 and lose £3');
  expect(html).toMatch(/<input(?=[^>]*name="acceptedLoss")[^>]*value="300"/);
  expect(html).toMatch(/<input(?=[^>]*checked)[^>]*name="credits.big"/);
});

test('credits that could not be used or shown leave the way on open [MSG-38]', async () => {
  const failing = () => Promise.reject(noData('SetCheckoutCredits', 'mutation'));
  const { status, text } = await postForm(
    PAGE,
    { intent: 'use_credits', 'credits.big': 'on' },
    answers({ SetCheckoutCredits: failing }),
  );
  expect(status).toBe(422);
  expect(text).toContain('We couldn’t use this credit. Nothing has changed: please try again.');
  const away = () => Promise.reject(noData('CheckoutCreditsOfPage', 'query'));
  const page = await getPage(PAGE, answers({ CheckoutCreditsOfPage: away }));
  expect(page.status).toBe(200);
  expect(page.text).toContain('We can’t show your credits just now. Try again.');
  expect(page.text).toContain('You can book without them; they’re not lost.');
});

test('credits in use are told with what they take off, and can be taken out', async () => {
  const used = {
    ...offer,
    options: [option('small', 2_500, { isChosen: true })],
    taken: pounds(2_500),
  };
  const { html, text } = await getPage(PAGE, answers({}, used));
  expect(text).toContain('Your credits take £25 off. You pay £13.');
  expect(html).toMatch(/<button[^>]*value="remove_credits"[^>]*>Remove them/);
  expect(html).toMatch(/<input(?=[^>]*checked)[^>]*name="credits.small"/);
  expect(text).not.toContain('Best fit');
});
