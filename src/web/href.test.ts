import { expect, test } from 'vitest';
import * as href from './href.ts';

test('the addresses of the site [ROUTE-01, ROUTE-04, ROUTE-05, ROUTE-06, ROUTE-07, ROUTE-10]', () => {
  expect({
    home: href.homeHref(),
    hotels: href.hotelsHref(),
    cityBreaks: href.cityBreaksHref(),
    results: href.resultsHref('locationIds[0]=majorca&page=2'),
    holiday: href.holidayHref('h1.abc', 'f1.def'),
    escaped: href.holidayHref('a/b', 'c?d'),
    extras: href.extrasHref('b7'),
    steps: href.CHECKOUT_STEPS.map((step) => href.checkoutStepHref('c9', step)),
    confirmation: href.confirmationHref('c9'),
    orderRequest: href.orderRequestHref('c9'),
    content: href.contentHref('contact_us'),
  }).toMatchInlineSnapshot(`
    {
      "cityBreaks": "/holidays/city-breaks",
      "confirmation": "/booking/c9/confirmation",
      "content": "/contact_us",
      "escaped": "/holiday/a%2Fb/c%3Fd",
      "extras": "/extras/b7",
      "holiday": "/holiday/h1.abc/f1.def",
      "home": "/",
      "hotels": "/?mode=ho",
      "orderRequest": "/booking/c9/order-request",
      "results": "/results?locationIds[0]=majorca&page=2",
      "steps": [
        "/booking/c9/passengers",
        "/booking/c9/payment_options",
        "/booking/c9/contact_details",
        "/booking/c9/car_parking",
        "/booking/c9/payment",
      ],
    }
  `);
});
