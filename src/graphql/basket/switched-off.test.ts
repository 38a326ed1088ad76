import { afterAll, beforeAll, expect, test } from 'vitest';
import { STANDARD_FLAGS } from '#domain/market/flags.ts';
import { makeSession } from '#server/account/session.ts';
import { NOBODY } from '#server/account/visitor.ts';
import { createBasket, findGoodPackage } from '#testing/api-purchase.ts';
import { openRunningShop, type RunningShop } from '#testing/running-shop.ts';

let running: RunningShop;
beforeAll(async () => {
  running = await openRunningShop({ hotels: 40 });
});
afterAll(() => running.close());

test.each([
  ['carParking', 'setCarPark', 'carParkId', 'carParkOptions'],
  ['insurance', 'setInsurance', 'insuranceId', 'insuranceOptions'],
] as const)(
  '%s switched off is not offered, and not sold to who knows its id; who has it takes it out [FLAG-04]',
  async (flag, operation, field, options) => {
    const session = makeSession(running.shop.database, NOBODY, () => undefined);
    const on = running.visitor(session);
    const off = running.visitor(session, 'gb', { ...STANDARD_FLAGS, [flag]: false });
    const basketId = await createBasket(on, await findGoodPackage(on));
    const look = `query Look($id: ID!) { basket(id: $id) { basket { ${options} { id chosen } } } }`;
    type Looked = {
      basket: { basket: Record<string, readonly { id: string; chosen: boolean }[]> };
    };
    const offered = async (visitor: typeof on) =>
      (await visitor.ask<Looked>(look, { id: basketId })).basket.basket[options]!;
    const [first] = await offered(on);
    const set = async (visitor: typeof on, id: string | null) => {
      const text = `mutation Set($basketId: ID!, $id: ID) { ${operation}(basketId: $basketId, ${field}: $id) { errors { field } } }`;
      const answer = await visitor.ask<Record<string, { errors: readonly { field: string }[] }>>(
        text,
        { basketId, id },
      );
      return answer[operation]!.errors.map((error) => error.field);
    };
    expect(await offered(off)).toEqual([]);
    expect(await set(off, first!.id)).toEqual([field]);
    expect((await offered(on)).some(({ chosen }) => chosen)).toBe(false);
    expect(await set(on, first!.id)).toEqual([]);
    expect((await offered(on)).some(({ chosen }) => chosen)).toBe(true);
    expect(await set(off, null)).toEqual([]);
    expect((await offered(on)).some(({ chosen }) => chosen)).toBe(false);
  },
);
