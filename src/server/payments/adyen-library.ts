/**
 * The parts of Adyen's library that we use. Its front door loads every API that Adyen has, which
 * takes each thread longer than all the rest of a start; the parts are CommonJS modules whose
 * default Node gives to `require` alone.
 */
// oxlint-disable typescript/no-unsafe-assignment -- CommonJS, typed by its own declaration
import { createRequire } from 'node:module';
import type * as clientPart from '@adyen/api-library/lib/src/client.js';
import type * as configPart from '@adyen/api-library/lib/src/config.js';
import type * as checkoutPart from '@adyen/api-library/lib/src/services/checkout/index.js';
import type * as modelsPart from '@adyen/api-library/lib/src/typings/checkout/models.js';
import type * as validatorPart from '@adyen/api-library/lib/src/utils/hmacValidator.js';

const load = createRequire(import.meta.url);

const client: typeof clientPart = load('@adyen/api-library/lib/src/client.js');
const config: typeof configPart = load('@adyen/api-library/lib/src/config.js');
const checkoutApi: typeof checkoutPart = load(
  '@adyen/api-library/lib/src/services/checkout/index.js',
);
const models: typeof modelsPart = load('@adyen/api-library/lib/src/typings/checkout/models.js');
const validator: typeof validatorPart = load('@adyen/api-library/lib/src/utils/hmacValidator.js');

export const { default: Client } = client;
export const { EnvironmentEnum } = config;
export const { default: CheckoutAPI } = checkoutApi;
export const { default: HmacValidator } = validator;
export const checkout = models;
