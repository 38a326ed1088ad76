/**
 * The catalogue of refusals: every code that the API and the pages tell a visitor, and its one
 * sentence. A subject keeps its own table, so that a page loads no sentences but those it can say;
 * here they are one closed list. Codes are written as the specification writes its own (`required`,
 * `passenger_dob_in_future`: MSG-15); one idea has one code. Between braces stands what the rule
 * fills in.
 */
import { CONTACT_REFUSALS } from './account/contact-refusals.ts';
import { FACTOR_REFUSALS } from './account/factor-refusals.ts';
import { PASSKEY_REFUSALS } from './account/passkey-refusals.ts';
import { PASSWORD_REFUSALS } from './account/password-refusals.ts';
import { ACCOUNT_REFUSALS } from './account/refusals.ts';
import { EXTRA_REFUSALS } from './basket/extra-refusals.ts';
import { PASSENGER_REFUSALS } from './basket/passenger-refusals.ts';
import { PROMOTIONAL_CODE_REFUSALS } from './basket/promotional-code-refusals.ts';
import { QUOTA_REFUSALS } from './basket/quota-refusals.ts';
import { BASKET_REFUSALS } from './basket/refusals.ts';
import { CHECK_IN_REFUSALS } from './booking/check-in-refusals.ts';
import { CONVERSATION_REFUSALS } from './booking/conversation-refusals.ts';
import { INFORMED_CHANGE_REFUSALS } from './booking/informed-change-refusals.ts';
import {
  CARD_CHANGE_REFUSALS,
  PAYMENT_CHANGE_REFUSALS,
} from './booking/payment-change-refusals.ts';
import { SHARE_AMOUNT_REFUSALS, SHARE_REFUSALS } from './booking/share-refusals.ts';
import { SHARING_REFUSALS } from './booking/sharing-refusals.ts';
import { TRAVELLER_CHECK_REFUSALS } from './booking/traveller-check-refusals.ts';
import { PAYMENT_REFUSALS } from './checkout/payment-refusals.ts';
import { CHECKOUT_REFUSALS } from './checkout/refusals.ts';
import { SELF_BOOKING_REFUSALS } from './checkout/self-booking-refusals.ts';
import { GROUP_QUOTE_REFUSALS } from './group-quote/refusals.ts';
import { HOLIDAY_REFUSALS } from './holiday/refusals.ts';
import { INPUT_REFUSALS } from './input/input-refusals.ts';
import { TRAP_REFUSALS } from './input/trap-refusals.ts';
import { CANCELLING_REFUSALS } from './order/cancelling-refusals.ts';
import {
  CHANGING_REFUSALS,
  JOINING_REFUSALS,
  LEAVING_REFUSALS,
  NIGHTS_REFUSALS,
  PLACE_REFUSALS,
} from './order/changing-refusals.ts';
import { PRICE_DROP_REFUSALS } from './order/price-drop-refusals.ts';
import { ORDER_REFUSALS } from './order/refusals.ts';
import { PARTY_REFUSALS } from './saved/party-refusals.ts';
import { SAVED_REFUSALS } from './saved/refusals.ts';
import { SEARCH_REFUSALS } from './search/refusals.ts';
import { SEAT_REFUSALS } from './seats/refusals.ts';
import { CREDIT_REFUSALS } from './wallet/refusals.ts';

export const CATALOGUE = [
  INPUT_REFUSALS,
  TRAP_REFUSALS,
  QUOTA_REFUSALS,
  CONTACT_REFUSALS,
  ACCOUNT_REFUSALS,
  PASSWORD_REFUSALS,
  FACTOR_REFUSALS,
  PASSKEY_REFUSALS,
  SEARCH_REFUSALS,
  HOLIDAY_REFUSALS,
  BASKET_REFUSALS,
  EXTRA_REFUSALS,
  SEAT_REFUSALS,
  PASSENGER_REFUSALS,
  PROMOTIONAL_CODE_REFUSALS,
  CHECKOUT_REFUSALS,
  PAYMENT_REFUSALS,
  ORDER_REFUSALS,
  CONVERSATION_REFUSALS,
  INFORMED_CHANGE_REFUSALS,
  PAYMENT_CHANGE_REFUSALS,
  CARD_CHANGE_REFUSALS,
  SHARE_AMOUNT_REFUSALS,
  SHARE_REFUSALS,
  SHARING_REFUSALS,
  PRICE_DROP_REFUSALS,
  CANCELLING_REFUSALS,
  CHANGING_REFUSALS,
  NIGHTS_REFUSALS,
  PLACE_REFUSALS,
  JOINING_REFUSALS,
  LEAVING_REFUSALS,
  SELF_BOOKING_REFUSALS,
  CHECK_IN_REFUSALS,
  TRAVELLER_CHECK_REFUSALS,
  SAVED_REFUSALS,
  PARTY_REFUSALS,
  CREDIT_REFUSALS,
  GROUP_QUOTE_REFUSALS,
] as const;

type CodesOf<Texts> = Texts extends unknown ? keyof Texts : never;
/** The closed list of codes. */
export type RefusalCode = CodesOf<(typeof CATALOGUE)[number]>;
