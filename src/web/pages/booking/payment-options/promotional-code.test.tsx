import { expect, test } from 'vitest';
import { PROMOTIONAL_CODE_REFUSALS } from '#domain/basket/promotional-code-refusals.ts';
import { noData } from '#web/data/data-error-kinds.ts';
import { getPage, postForm } from '#web/testing/open-page.ts';
import {
  callForTests,
  checkoutAnswer,
  checkoutForTests,
  type Answers,
} from '#web/testing/purchase-for-tests.ts';

const PAGE = '/booking/c1/payment_options';
const eligible = checkoutForTests(['passengers'], { eligibleForPromotionalCode: true });
const withCode = (amount: number) => {
  const { basket } = checkoutForTests();
  const promotionalCode = { code: 'SUMMER50', amount };
  return checkoutForTests(['passengers'], { basket: { ...basket, promotionalCode } });
};
const saved = { statusCode: 200, errors: [], checkout: { steps: [] } };
const refused = (message: string) => ({
  statusCode: 422,
  errors: [{ code: 'refused', field: 'code', message }],
  checkout: null,
});
const answers = (checkout: ReturnType<typeof checkoutForTests>, others: Answers = {}) =>
  callForTests({
    CheckoutPage: checkoutAnswer(checkout),
    AddPaymentSchedule: { addPaymentScheduleToCheckout: saved },
    AddPromotionalCode: { addPromotionalCodeToCheckout: saved },
    RemovePromotionalCode: { removePromotionalCodeFromCheckout: saved },
    ...others,
  });
const wrong = {
  AddPromotionalCode: {
    addPromotionalCodeToCheckout: refused(PROMOTIONAL_CODE_REFUSALS.promo_code_unknown),
  },
};
const plan = { 'paymentSchedule.name': '2020LowDeposit_2' };
const press = (intent: string, fields: Readonly<Record<string, string>> = {}) => ({
  ...fields,
  intent,
});
const asked = (call: ReturnType<typeof answers>) =>
  call.asked.filter(({ name }) => name !== 'CheckoutPage' && name !== 'PlanMessages');

test('where a code may be entered there is a field for it, with an example of £50 [PROMO-03]', async () => {
  const { html } = await getPage(PAGE, answers(eligible));
  expect(html).toMatch(/<label[^>]*>Promo code<\/label>/);
  expect(html).toContain('One per booking, such as one for £50 off');
  expect(html).toMatch(/<button[^>]*value="use_code"[^>]*>Use code/);
  expect((await getPage(PAGE, answers(checkoutForTests(['passengers'])))).html).not.toContain(
    'Promo code',
  );
});

test('a code in the basket is told with what it takes off, and can be taken out', async () => {
  const { html } = await getPage(PAGE, answers(withCode(5_000)));
  expect(html).toContain('SUMMER50 takes £50 off');
  expect(html).toMatch(/<button[^>]*value="remove_code"[^>]*>Remove it/);
  expect(html).not.toContain('Use code');
  expect((await getPage(PAGE, answers(withCode(0)))).html).toContain(
    'SUMMER50 takes nothing off now: this booking costs less than the code is for',
  );
});

test('“Use code” uses what was typed, keeps the plan that was chosen beside it, and comes back to the step', async () => {
  const call = answers(eligible);
  const { status, to } = await postForm(
    PAGE,
    press('use_code', { ...plan, code: ' summer50 ' }),
    call,
  );
  expect([status, to]).toEqual([303, PAGE]);
  expect(asked(call)).toEqual([
    { name: 'AddPromotionalCode', variables: { checkoutId: 'c1', code: 'summer50' } },
    {
      name: 'AddPaymentSchedule',
      variables: { checkoutId: 'c1', paymentSchedule: { name: '2020LowDeposit_2' } },
    },
  ]);
});

test('a wrong code is refused at its field and in the summary with MSG-14; what was typed and chosen stays [MSG-14]', async () => {
  const { status, html } = await postForm(
    PAGE,
    press('use_code', { ...plan, code: 'WINTER' }),
    answers(eligible, wrong),
  );
  expect(status).toBe(422);
  expect(html).toContain('<a href="#payment_options-code">Please enter a valid promo code.</a>');
  expect(html).toMatch(/id="payment_options-code-error"[^>]*>Please enter a valid promo code\./);
  expect(html).toMatch(/<input(?=[^>]*value="WINTER")[^>]*name="code"/);
  expect(html).toMatch(/<input(?=[^>]*checked)[^>]*value="2020LowDeposit_2"/);
});

test('an empty field is a wrong code once “Use code” is pressed, and nothing on the way on', async () => {
  const empty = answers(eligible, wrong);
  expect((await postForm(PAGE, press('use_code'), empty)).status).toBe(422);
  expect(asked(empty)).toEqual([
    { name: 'AddPromotionalCode', variables: { checkoutId: 'c1', code: '' } },
  ]);
  const on = answers(eligible);
  const { status, to } = await postForm(PAGE, { ...plan, code: ' ' }, on);
  expect([status, to]).toEqual([303, '/booking/c1/contact_details']);
  expect(asked(on).map(({ name }) => name)).toEqual(['AddPaymentSchedule']);
});

test('whoever typed a code and goes on without pressing its button has it used, or is told why not', async () => {
  const call = answers(eligible);
  expect((await postForm(PAGE, { ...plan, code: 'SUMMER50' }, call)).to).toBe(
    '/booking/c1/contact_details',
  );
  expect(asked(call).map(({ name }) => name)).toEqual(['AddPromotionalCode', 'AddPaymentSchedule']);
  const { status, html } = await postForm(
    PAGE,
    { ...plan, code: 'WINTER' },
    answers(eligible, wrong),
  );
  expect(status).toBe(422);
  expect(html).toContain('Please enter a valid promo code.');
});

test('“Remove it” takes the code out and comes back to the step', async () => {
  const call = answers(withCode(5_000));
  const { status, to } = await postForm(PAGE, press('remove_code'), call);
  expect([status, to]).toEqual([303, PAGE]);
  expect(asked(call)).toEqual([{ name: 'RemovePromotionalCode', variables: { checkoutId: 'c1' } }]);
});

test('a code that could not be sent stays in its field, to be sent again', async () => {
  const failing = {
    AddPromotionalCode: () => Promise.reject(noData('AddPromotionalCode', 'mutation')),
  };
  const { status, html } = await postForm(
    PAGE,
    press('use_code', { code: 'SUMMER50' }),
    answers(eligible, failing),
  );
  expect(status).toBe(502);
  expect(html).toContain('We couldn’t save your answers');
  expect(html).toMatch(/<input(?=[^>]*value="SUMMER50")[^>]*name="code"/);
});
