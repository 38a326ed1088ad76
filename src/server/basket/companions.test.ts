import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOBODY, type Visitor } from '#server/account/visitor.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { logInByCode, loginContext, openBrowser } from '#testing/login.ts';
import { listCompanions, removeCompanion, saveCompanion } from './companions.ts';

let db: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  db = await openTestDatabase();
  shop = makeTestShop(db);
});
afterAll(() => db.close());

const NOAH = {
  title: 'master',
  firstName: 'Noah',
  lastName: 'Hargreaves',
  dateOfBirth: '01/02/2018',
  hasAgreed: true,
};

async function logIn(email: string): Promise<Visitor> {
  const browser = openBrowser(shop);
  await logInByCode(loginContext(shop), browser, email);
  return browser.visitor();
}

const save = (visitor: Visitor, input = NOAH, id?: string) =>
  saveCompanion({ ...shop, visitor }, input, id);
const list = (visitor: Visitor) => listCompanions(shop.database, visitor);

test('a customer keeps, changes and removes people; nobody else sees or touches them [S-05]', async () => {
  const [sarah, eve] = [await logIn('sarah@example.com'), await logIn('eve@example.com')];
  const saved = await save(sarah);
  if (saved.kind !== 'companion') throw new Error(saved.kind);
  const noah = saved.companion;
  const { hasAgreed: _, ...details } = NOAH;
  expect(noah).toEqual({ ...details, id: noah.id, dateOfBirth: '2018-02-01' });
  expect(await list(sarah)).toEqual([noah]);

  expect(await list(eve)).toEqual([]);
  for (const id of [noah.id, 'nobody']) {
    const absent = [expect.objectContaining({ code: 'companion_does_not_exist' })];
    expect(await save(eve, NOAH, id)).toEqual({ kind: 'refused', errors: absent });
    expect(await removeCompanion(shop.database, eve, id)).toEqual({
      kind: 'refused',
      errors: absent,
    });
  }
  expect(await list(sarah)).toEqual([noah]);

  const older = { ...noah, firstName: 'Noah James' };
  const changed = await save(sarah, { ...NOAH, firstName: 'Noah James' }, noah.id);
  expect(changed).toEqual({ kind: 'companion', companion: older });
  expect(await list(sarah)).toEqual([older]);
  expect(await removeCompanion(shop.database, sarah, noah.id)).toEqual(changed);
  expect(await list(sarah)).toEqual([]);
});

test('nothing is kept without agreement, or of who is not logged in', async () => {
  const sarah = await logIn('sarah@example.com');
  const outcomes = [
    await save(sarah, { ...NOAH, hasAgreed: false }),
    await save(NOBODY),
    await removeCompanion(shop.database, NOBODY, 'n1'),
  ];
  expect(outcomes.map(({ kind }) => kind)).toEqual(['refused', 'refused', 'refused']);
  expect(await list(sarah)).toEqual([]);
  expect(await list(NOBODY)).toEqual([]);
});

test('thirty people are kept at most, and those kept can still be changed [ACCT-01]', async () => {
  const ada = await logIn('ada@example.com');
  for (let kept = 0; kept < 30; kept += 1) await save(ada);
  expect(await list(ada)).toHaveLength(30);
  const message = 'You have 30 people here. Remove one first, then add another.';
  const errors = [{ code: 'too_many_companions', field: 'companion', message }];
  expect(await save(ada)).toEqual({ kind: 'refused', errors });
  const [first] = await list(ada);
  expect(await save(ada, { ...NOAH, firstName: 'Adam' }, first?.id)).toMatchObject({
    companion: { id: first?.id, firstName: 'Adam' },
  });
});
