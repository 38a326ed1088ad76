import { expectAccessible } from './support/accessible.ts';
import {
  chooseExtra,
  choosePlan,
  fillCar,
  fillContact,
  fillPassengers,
  goOn,
  seatChildren,
  startCheckout,
  type Traveller,
} from './support/booking.ts';
import { expect, test } from './support/journey.ts';
import { freshEmail, mailTo } from './support/mail.ts';
import { passChallenge, payByCard } from './support/paying.ts';
import { expectTotal, totalInReceipt } from './support/prices.ts';
import {
  cardOf,
  openDeal,
  searchFor,
  summerDay,
  takeDeal,
  totalOnCard,
} from './support/searching.ts';

test('a family in two rooms with an infant, a car park and a monthly plan; the bank asks for a code', async ({
  page,
}) => {
  const email = freshEmail('family');
  await searchFor(page, {
    to: 'Puerto Sóller',
    leave: summerDay(7),
    adults: 4,
    childAges: [9],
    infants: 1,
    rooms: 2,
  });
  const card = cardOf(page, 'Hotel Miramar Blanc');
  const total = await totalOnCard(card);
  await expect(page.getByRole('region', { name: 'Your search' })).toContainText(
    '4 adults, 1 child, 1 infant, child aged 9, 2 rooms',
  );
  await openDeal(page, 'Hotel Miramar Blanc');
  await expectTotal(page, total);
  await takeDeal(page);
  await chooseExtra(page, 'Airport parking', /[£€]/);
  await expect.poll(() => totalInReceipt(page)).toBeGreaterThan(total);
  const withParking = await totalInReceipt(page);

  await seatChildren(page);
  await startCheckout(page);
  await fillPassengers(page, familyOf(Number(summerDay().slice(0, 4))));
  await expect(
    page.getByRole('region', { name: 'Infant 1' }).getByLabel('Age on the day you return'),
  ).toHaveValue('18');
  await expectAccessible(page);
  await goOn(page, 'payment_options');
  const steps = page
    .getByRole('navigation', { name: 'Steps of your booking' })
    .or(page.getByRole('list', { name: 'Steps of your booking' }));
  for (const step of ['Passengers', 'Payment Options', 'Your Details', 'Car Park Details', 'Book'])
    await expect(steps).toContainText(step);
  await choosePlan(page, /Pay monthly/);
  await goOn(page, 'contact_details');
  await fillContact(page, email);
  await goOn(page, 'car_parking');
  await expectAccessible(page);
  await fillCar(page);
  await goOn(page, 'payment');
  await expectTotal(page, withParking);

  await payByCard(page, 'challenge');
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await expectAccessible(page);
  await passChallenge(page);
  await page.waitForURL('**/confirmation');
  const desks = page.getByRole('region', { name: 'Your booking references' });
  await expect(desks).toContainText(/PK\d{8}\. .* Airport.*Car: /);
  await expect(page.getByRole('region', { name: 'What happens next' })).toContainText(
    'We’ll take it from your card on this day',
  );
  await expectTotal(page, withParking);
  const mail = await mailTo(email);
  expect(mail.text).toMatch(/Parking: .*\n.*Car: .* Reference PK\d{8}\./);
  expect(mail.attachments.map(({ filename }) => filename)).toContain('certificate.pdf');
});

/** Born so that the ages on the return in August of that year are those of the search. */
function familyOf(year: number): readonly Traveller[] {
  const nair = (title: string, firstName: string, dateOfBirth: string): Traveller => ({
    title,
    firstName,
    lastName: 'Nair',
    dateOfBirth,
  });
  return [
    nair('Mrs', 'Priya', '02/05/1985'),
    nair('Mr', 'Tom', '19/11/1984'),
    nair('Ms', 'Anita', '05/03/1958'),
    nair('Mr', 'Ravi', '23/01/1957'),
    nair('Miss', 'Maya', `10/01/${year - 9}`),
    nair('Miss', 'Asha', `20/01/${year - 1}`),
  ];
}
