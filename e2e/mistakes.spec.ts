import { expectAccessible } from './support/accessible.ts';
import {
  chooseExtra,
  choosePlan,
  DANIEL,
  expectProblem,
  fillCar,
  fillContact,
  fillPassengers,
  goOn,
  pressContinue,
  SARAH,
  startCheckout,
} from './support/booking.ts';
import { expect, test } from './support/journey.ts';
import { payByCard } from './support/paying.ts';
import { expectTotal, totalInReceipt } from './support/prices.ts';
import { openDeal, searchFor, summerDay, takeDeal } from './support/searching.ts';

test('the search asks for missing child ages and keeps what was typed [SRCH-14, R13, R14]', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Search for a holiday' });
  await form.getByText('Who', { exact: true }).click();
  await form.getByLabel(/^Adults/).fill('3');
  await form.getByLabel(/^Children/).fill('1');
  await form.getByRole('button', { name: 'Search', exact: true }).click();
  await expectProblem(page, 'Please add all child ages');
  await expect(form.getByLabel(/^Adults/)).toHaveValue('3');
  await expectAccessible(page);
});

test('an extra that is not on offer is refused at its section, and nothing is added [R13]', async ({
  page,
}) => {
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(6) });
  await openDeal(page, 'Hotel Miramar Blanc');
  await takeDeal(page);
  const total = await totalInReceipt(page);
  const insurance = page.getByRole('region', { name: 'Travel insurance' });
  await page.route('**/graphql?operation_name=SetInsurance', (route) => {
    const body: unknown = route.request().postDataJSON();
    return route.continue({
      postData: JSON.stringify(body).replace(/"insuranceId":"[^"]*"/, '"insuranceId":"made-up"'),
    });
  });
  await insurance.getByRole('radio', { name: /£/ }).first().check();
  await expect(insurance.locator('[id$="-error"]')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectTotal(page, total);
});

test('while passengers are saved the button is busy; a save that comes to nothing leaves the form to be sent again [PAX-27, PAX-28, PAX-30]', async ({
  page,
}) => {
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(6) });
  await openDeal(page, 'Hotel Miramar Blanc');
  await takeDeal(page);
  await startCheckout(page);
  await fillPassengers(page, [SARAH, DANIEL]);

  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const calls = '**/graphql?operation_name=AddPassengerDetails';
  await page.route(calls, async (route) => {
    await isReleased;
    await route.fulfill({ json: { data: null } });
  });
  await pressContinue(page);
  const busy = page.getByRole('button', { name: 'Saving passengers' }).filter({ visible: true });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  release();
  await expectProblem(page, /couldn’t save/);
  await expect(page.getByLabel('First name').first()).toHaveValue('Sarah');

  await page.unroute(calls);
  await goOn(page, 'payment_options');
});

test('each step of the checkout says what is wrong, keeps what was typed and goes on once it is mended [R13, R14]', async ({
  page,
}) => {
  await searchFor(page, { to: 'Puerto Sóller', leave: summerDay(6) });
  await openDeal(page, 'Hotel Miramar Blanc');
  await takeDeal(page);
  await chooseExtra(page, 'Airport parking', /£/);
  await expect(
    page.getByRole('region', { name: 'What it costs' }).filter({ visible: true }),
  ).toContainText('chosen by you');
  await startCheckout(page);

  await fillPassengers(page, [
    { ...SARAH, firstName: '' },
    { ...DANIEL, dateOfBirth: '31/02/1987' },
  ]);
  await pressContinue(page);
  await expectProblem(page);
  await expect(
    page.getByRole('alert', { name: 'There is a problem' }).getByRole('link'),
  ).toHaveCount(2);
  await expect(page.getByLabel('Date of birth').nth(1)).toHaveValue('31/02/1987');
  await expect(page.getByLabel('Last name', { exact: true }).first()).toHaveValue('Hargreaves');
  await expectAccessible(page);
  await fillPassengers(page, [SARAH, DANIEL]);
  await goOn(page, 'payment_options');

  await pressContinue(page);
  await expectProblem(page);
  await expectAccessible(page);
  await choosePlan(page, /Pay in full/);
  await goOn(page, 'contact_details');

  await fillContact(page, 'not an address');
  await page.getByLabel('Phone number').fill('1234567');
  await pressContinue(page);
  await expectProblem(page, 'Please enter a valid email address');
  await expect(page.getByLabel('Town or city')).toHaveValue('Leeds');
  await expectAccessible(page);
  await fillContact(page, 'sarah@example.com');
  await goOn(page, 'car_parking');

  await page.getByLabel('Make', { exact: true }).fill('Skoda');
  await pressContinue(page);
  await expectProblem(page);
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Skoda');
  await expectAccessible(page);
  await fillCar(page);
  await goOn(page, 'payment');

  await payByCard(page, 'visa');
  await page.waitForURL('**/confirmation');
});

test('an airport is looked up from the third letter on; one that nobody knows is said not to be found [SRCH-17] [MSG-27] [MSG-28]', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Search for a holiday' });
  await form.getByText('From', { exact: true }).click();
  const lookUp = form.getByRole('combobox', { name: 'Airport or region' });
  await lookUp.fill('zz');
  await expect(form).toContainText('Enter a minimum of 3 characters to begin a search');
  await expect(form).not.toContainText('Airport not found');
  await lookUp.fill('zzz');
  await expect(form).toContainText(
    "Airport not found Sorry we couldn't find the airport you are looking for. Please clear your search",
  );
});

test('whoever cannot be located is asked for their town, and finds the airports near it [MSG-26]', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Search for a holiday' });
  await form.getByText('From', { exact: true }).click();
  await form.getByRole('button', { name: 'Airports near me' }).click();
  await expect(form.getByRole('status').filter({ hasText: 'Oops' })).toHaveText(
    "Oops we can't locate you Please type in your town to search for nearby airports",
  );
  await expectAccessible(page);
  const choices = form.getByRole('listbox', { name: 'Choices' }).getByRole('option');
  await form.getByRole('combobox', { name: 'Airport or region' }).fill('Guildford');
  await expect(choices.first()).toHaveText(/^London Heathrow.* km from Guildford$/);

  await form.getByRole('combobox', { name: 'Airport or region' }).fill('');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 53.48, longitude: -2.24 });
  await form.getByRole('button', { name: 'Airports near me' }).click();
  await expect(choices.first()).toHaveText(/^Manchester.* km$/);
  await expect(form).not.toContainText('Oops');
});

test('an airport that was typed and not chosen is asked for, not passed over [MSG-01]', async ({
  page,
}) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Search for a holiday' });
  await form.getByText('From', { exact: true }).click();
  await form.getByRole('combobox', { name: 'Airport or region' }).fill('Gatwick');
  await form.getByRole('button', { name: 'Search', exact: true }).click();
  await expectProblem(page, 'Please select at least one airport');
  await expectAccessible(page);
  const lookUp = form.getByRole('combobox', { name: 'Airport or region' });
  await lookUp.fill('Gatwick');
  await expect(form.getByRole('listbox', { name: 'Choices' }).getByRole('option')).toHaveText([
    /^London Gatwick/,
  ]);
  await lookUp.press('Enter');
  await form.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL('**/results?**');
  expect(new URL(page.url()).searchParams.get('departureAirports[0]')).toBe('LGW');
});

test('a fourth place of the discovery page is not taken, and the page says why [DISC-01]', async ({
  page,
}) => {
  await page.goto('/holiday-discovery?level=region');
  const boxes = page.getByRole('checkbox', { name: /^Add / });
  for (const at of [0, 1, 2]) {
    await boxes.nth(at).click();
    await expect(boxes.nth(at)).toBeChecked();
  }
  await boxes.nth(3).click();
  await expect(page.getByRole('alert')).toContainText(
    '3 is the maximum number of destinations you can select',
  );
  await expect(boxes.nth(3)).not.toBeChecked();
  await page.getByRole('button', { name: /^See [\d,]+ holidays/ }).click();
  await page.waitForURL('**/results?**');
  expect(
    [...new URL(page.url()).searchParams.keys()].filter((name) => name.startsWith('locationIds')),
  ).toHaveLength(3);
});
