import { createMemoryRouter, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { pageForTests } from '#web/testing/page-for-tests.ts';
import { basketForTests, callForTests } from '#web/testing/purchase-for-tests.ts';
import { action, loader } from './route.tsx';
import { inPlace } from './save-in-place.ts';

/** The extras in a browser whose shop answers when it is let. */
function openExtras() {
  const gates = Object.fromEntries(
    ['SetTransfer', 'CheckoutFromBasket'].map((name) => [name, Promise.withResolvers<void>()]),
  );
  const readings: PromiseWithResolvers<void>[] = [];
  const call = callForTests({
    ExtrasPage: async () => {
      const reading = Promise.withResolvers<void>();
      readings.push(reading);
      await reading.promise;
      return { basket: { basket: basketForTests() } };
    },
    SetTransfer: async () => {
      await gates['SetTransfer']!.promise;
      return { setTransfer: { errors: [] } };
    },
    CheckoutFromBasket: async () => {
      await gates['CheckoutFromBasket']!.promise;
      return { checkoutFromBasket: { checkout: { id: 'c1' }, errors: [] } };
    },
  });
  const context = new RouterContextProvider();
  context.set(dataCall, call);
  context.set(pageContext, pageForTests());
  const router = createMemoryRouter(
    [
      { path: '/extras/:basketId', loader, action },
      { path: '/booking/:checkoutId/:step', loader: () => 'a step' },
    ],
    {
      initialEntries: ['/extras/b1'],
      hydrationData: { loaderData: { 0: {} } },
      getContext: () => context,
    },
  );
  const whenAsked = async (name: string) => {
    await expect.poll(() => call.asked.map((one) => one.name)).toContain(name);
  };
  return { router, gates, readings, whenAsked };
}

test('Continue that is pressed while a choice is being saved leads on, and nothing leads back', async () => {
  const { router, gates, readings, whenAsked } = openExtras();
  const formData = inPlace({ transfer: 't1' });
  void router.fetch('choice', '0', '/extras/b1', { formMethod: 'post', formData });
  await whenAsked('SetTransfer');
  const onward = new FormData();
  onward.set('intent', 'continue');
  void router.navigate('/extras/b1', { formMethod: 'post', formData: onward });
  await whenAsked('CheckoutFromBasket');
  gates['SetTransfer']!.resolve();
  await expect.poll(() => readings.length, { message: 'the basket is read again' }).toBe(1);
  gates['CheckoutFromBasket']!.resolve();
  await expect.poll(() => router.state.location.pathname).toBe('/booking/c1/passengers');
  readings[0]!.resolve();
  await readings[0]!.promise;
  await new Promise(setImmediate);
  expect(router.state.location.pathname).toBe('/booking/c1/passengers');
  expect(router.state.matches.at(-1)?.pathname).toBe('/booking/c1/passengers');
  expect(router.state.navigation.state).toBe('idle');
});
