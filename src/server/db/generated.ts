/** The tables and their columns, written by tools/generate-database-types.ts from a migrated database. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as a value, written as text: JSON.stringify it. */
type Json = ColumnType<unknown, string, string>;
type DefaultedJson = ColumnType<unknown, string | undefined, string>;

export interface AdviceBlockTable {
  id: string;
  place_id: string;
  places: string[];
  first_day: string;
  last_day: string;
  made_at: Generated<string>;
  ended_at: string | null;
  reason: string | null;
  source: string | null;
}

export interface AppCodeTable {
  code_hash: string;
  customer_id: string;
  owner: string;
  code_challenge: string;
  app_owner: string | null;
  created_at: Generated<string>;
}

export interface AuthenticatorTable {
  customer_id: string;
  sealed_secret: string;
  last_step: Generated<number>;
  confirmed_at: string | null;
  created_at: Generated<string>;
}

export interface BasketTable {
  id: string;
  reference: string;
  owner: string;
  holiday: Json;
  extras: DefaultedJson;
  offers: DefaultedJson;
  supplier_session: Json | null;
  promotional_code: string | null;
  version: Generated<number>;
  expires_at: string;
  created_at: Generated<string>;
  price_change: Json | null;
  credit_ids: Generated<string[]>;
  accepted_loss: Generated<number>;
  market: Generated<'gb' | 'ie'>;
}

export interface BookmarkTable {
  id: string;
  owner: string;
  hotel_quote_id: string;
  flight_quote_id: string;
  saved_on: string;
  kept_until: string;
  total: number;
  currency: string;
  target: number | null;
  notified_at: string | null;
  looked_on: string | null;
  created_at: Generated<string>;
  market: Generated<'gb' | 'ie'>;
}

export interface CaptureAskTable {
  id: string;
  reference: string;
  asked_at: Generated<string>;
  found: 'TAKEN' | 'NOT_TAKEN' | null;
  found_at: string | null;
}

export interface CardReplacementTable {
  id: string;
  order_id: string;
  customer_id: string;
  press: string;
  retry_amount: number | null;
  state: Generated<'OPEN' | 'CLOSED' | 'AUTHORISED' | 'REPLACED' | 'DONE' | 'DROPPING' | 'DROPPED'>;
  page_session: string | null;
  psp_reference: string | null;
  mandate: string | null;
  card_brand: string | null;
  card_last_four: string | null;
  old_mandate: string | null;
  old_shopper_reference: string | null;
  old_deleted_at: string | null;
  refusal: string | null;
  created_at: Generated<string>;
  authorised_at: string | null;
  ended_at: string | null;
}

export interface CatalogueChangeTable {
  sequence: GeneratedAlways<number>;
  kind: 'hotel' | 'rate_chunk' | 'flight_series' | 'flight_chunk';
  subject_id: number;
  chunk: number | null;
  made_at: Generated<string>;
  transaction: Generated<string>;
}

export interface CheckedInTable {
  order_id: string;
  flight: string;
  number: number;
  name: string;
  saved_at: Generated<string>;
}

export interface CheckoutTable {
  id: string;
  basket_id: string;
  owner: string;
  status: Generated<'OPEN' | 'PLACING' | 'PLACED' | 'EXPIRED'>;
  passenger_details: Json | null;
  accessibility: Json | null;
  contact_details: Json | null;
  car_details: Json | null;
  payment_schedule: string | null;
  attempt: Generated<number>;
  version: Generated<number>;
  created_at: Generated<string>;
  market: Generated<'gb' | 'ie'>;
}

export interface CompanionTable {
  id: string;
  customer_id: string;
  title: string;
  first_name: string;
  last_name: string;
  date_of_birth: string;
  agreed_at: string;
  created_at: Generated<string>;
}

export interface ConsentRecordTable {
  id: GeneratedAlways<number>;
  answered_at: Generated<string>;
  market: 'gb' | 'ie';
  bits: string;
  visitor: string;
}

export interface ContentEntryTable {
  sequence: GeneratedAlways<number>;
  kind: 'pages' | 'guides' | 'messages' | 'entries' | 'pods';
  slug: string;
  market: 'gb' | 'ie' | null;
  version: number;
  content: Json;
  hash: string;
  valid_from: string;
  valid_until: string | null;
  published_by: string;
  published_at: Generated<string>;
}

export interface ConversationMessageTable {
  id: string;
  order_id: string;
  customer_id: string | null;
  message: string;
  disputes_payment: Generated<boolean>;
  settled_at: string | null;
  created_at: Generated<string>;
}

export interface CreditTable {
  id: string;
  customer_id: string;
  market: 'gb' | 'ie';
  type: 'PriceDropProtectionCredit' | 'TargetedCampaignCredit';
  amount: number;
  campaign_id: string | null;
  order_id: string | null;
  ends_at: string;
  cancelled_at: string | null;
  created_at: Generated<string>;
}

export interface CreditCampaignTable {
  id: string;
  market: 'gb' | 'ie';
  name: string;
  least_spend: Generated<number>;
  departs_by: string | null;
  combines: Generated<boolean>;
  created_at: Generated<string>;
}

export interface CreditUseTable {
  credit_id: string;
  checkout_id: string;
  state: 'LOCKED' | 'REDEEMED';
  created_at: Generated<string>;
}

export interface CruiseNewsTable {
  id: string;
  market: 'gb' | 'ie';
  email: string;
  email_key: string;
  asked_at: Generated<string>;
  confirmed_at: string | null;
}

export interface CustomerTable {
  id: string;
  email: string;
  email_key: string;
  confirmed_at: string | null;
  title: string | null;
  first_name: string | null;
  last_name: string | null;
  phone_number: string | null;
  postal_code: string | null;
  password_hash: string | null;
  created_at: Generated<string>;
  erased_at: string | null;
}

export interface CustomerOrderTable {
  id: string;
  code: string;
  checkout_id: string;
  owner: string;
  status: 'PLACED' | 'PROCESSING' | 'CONFIRMED' | 'PENDING' | 'FAILED' | 'CANCELLED';
  document: Json;
  total: number;
  payable: number;
  currency: string;
  mandate: string | null;
  placed_at: Generated<string>;
  shopper_reference: string | null;
  market: Generated<'gb' | 'ie'>;
  kept_card_brand: string | null;
  kept_card_last_four: string | null;
}

export interface DataRequestTable {
  id: string;
  customer_id: string;
  kind: 'EXPORT' | 'ERASURE';
  asked_at: Generated<string>;
  withdrawn_at: string | null;
  finished_at: string | null;
  document: Json | null;
  market: Generated<'gb' | 'ie'>;
}

export interface EventDeliveryTable {
  event_id: string;
  consumer: string;
  tries: Generated<number>;
  leased_until: string | null;
  done_at: string | null;
}

export interface EventOutboxTable {
  sequence: GeneratedAlways<number>;
  id: string;
  kind: 'Search' | 'HolidayBookmark' | 'HolidayEmailMe' | 'HolidayView' | 'HolidayBasket' | 'HolidayCheckoutBasket' | 'FlightsBrowserFingerprint' | 'HolidayOrder' | 'BookmarkMerge' | 'AccountCreation';
  market: string;
  customer_id: string | null;
  data: Json;
  created_at: Generated<string>;
  consent_bits: Generated<string>;
  visitor: string | null;
  transaction: Generated<string>;
  dealt_at: string | null;
}

export interface ExchangeRateTable {
  sequence: GeneratedAlways<number>;
  currency: string;
  per_pound: number;
  valid_from: Generated<string>;
}

export interface FeatureFlagTable {
  sequence: GeneratedAlways<number>;
  key: string;
  percent: number;
  changed_at: Generated<string>;
}

export interface FeedImportTable {
  id: GeneratedAlways<number>;
  feed: string;
  started_at: Generated<string>;
  finished_at: string | null;
  feed_version: string;
  accepted: Generated<number>;
  refused: Generated<number>;
  report: DefaultedJson;
}

export interface FlightChunkTable {
  series_id: number;
  chunk: number;
  fares: Buffer;
  infant_fares: Buffer;
  seats: Buffer;
}

export interface FlightSeriesTable {
  id: number;
  carrier: string;
  flight_number: string;
  origin: string;
  destination: string;
  departure_time: string;
  arrival_time: string;
  arrival_day_offset: number;
  duration_minutes: number;
  stops: number;
  via: string | null;
  hold_bag_included: boolean;
  agent_fee: boolean;
  airline_session: boolean;
  return_saving: Generated<number>;
  bag_price: Generated<number>;
  bags_for_all: Generated<boolean>;
  segments: Json | null;
}

export interface GroupQuoteTable {
  reference: string;
  market: 'gb' | 'ie';
  customer_id: string | null;
  name: string;
  email: string;
  phone: string | null;
  adults: number;
  children: number;
  infants: number;
  child_ages: Generated<number[]>;
  place: string;
  airport: string | null;
  departure_date: string;
  nights: number;
  is_flexible: boolean;
  message: string | null;
  created_at: Generated<string>;
  answered_at: string | null;
}

export interface HolidayPriceTable {
  market: 'gb' | 'ie';
  hotel_quote_id: string;
  flight_quote_id: string;
  day: string;
  total: number;
}

export interface HotelTable {
  id: number;
  name: string;
  place_id: string;
  stars: number;
  review_score: string;
  review_count: number;
  review_distribution: number[];
  popularity: number;
  facilities: number;
  lat: number;
  lon: number;
  airports: string[];
  facts: Json;
  reviews: DefaultedJson;
  listed: Generated<boolean>;
}

export interface HotelPageTable {
  hotel_id: number;
  said: string;
  changed_at: string;
}

export interface InformedChangeTable {
  id: string;
  order_id: string;
  customer_id: string;
  leg: 'outbound' | 'inbound';
  heard_time: string | null;
  booked_time: string;
  words: string;
  airline_reference: string | null;
  state: Generated<'ASKING' | 'CONFIRMED' | 'WITH_PERSON' | 'ANSWERED'>;
  reason: 'UNCHANGED' | 'OTHERWISE' | 'SILENT' | 'NOT_OURS' | null;
  answer_by: string | null;
  answer: string | null;
  looked_at: string | null;
  ended_at: string | null;
  created_at: Generated<string>;
}

export interface InstalmentTable {
  id: string;
  order_id: string;
  number: number;
  due_date: string;
  amount: number;
  state: Generated<'DUE' | 'TAKING' | 'PAID' | 'DECLINED' | 'CANCELLED'>;
  tries: Generated<number>;
  psp_reference: string | null;
  next_try: string | null;
  taking_since: string | null;
  refunded: Generated<number>;
  share_id: string | null;
  taking_mandate: string | null;
  taking_shopper: string | null;
  card_brand: string | null;
  card_last_four: string | null;
}

export interface KnownDeviceTable {
  token_hash: string;
  customer_id: string;
  last_used_at: Generated<string>;
}

export interface LedgerEntryTable {
  id: GeneratedAlways<number>;
  posting: string;
  account: string;
  checkout_id: string;
  amount: number;
  currency: string;
  at: Generated<string>;
}

export interface LoginRequestTable {
  id: string;
  owner: string;
  email: string;
  email_key: string;
  sends: Generated<number>;
  sent_at: Generated<string>;
  tries: Generated<number>;
  used_at: string | null;
  created_at: Generated<string>;
  purpose: Generated<'login' | 'register' | 'reset' | 'email'>;
  password_hash: string | null;
  proven_at: string | null;
  customer_details: Json | null;
}

export interface MailPreferenceTable {
  customer_id: string;
  kind: string;
  chosen_at: Generated<string>;
}

export interface MigrationTable {
  name: string;
  checksum: string;
  applied_at: Generated<string>;
}

export interface NoticeFeedTable {
  supplier: 'flights' | 'stays';
  read_to: number;
  read_at: Generated<string>;
}

export interface OrderCancellationTable {
  order_id: string;
  asked_by: 'CUSTOMER' | 'OPERATOR';
  lost: number;
  asked_at: Generated<string>;
  refund_by: string;
  refunded: number | null;
  owed: number | null;
  done_at: string | null;
  notice_id: string | null;
  drop_kept: number | null;
  keeps_tickets: Generated<boolean>;
  aside: number | null;
  tickets: 'RETURNED' | 'KEPT' | null;
  tickets_settled_at: string | null;
  bookings_ended_at: string | null;
}

export interface OrderChangeTable {
  id: string;
  order_id: string;
  version: number;
  kind: 'JOIN' | 'HOTEL' | 'FLIGHT_EXTRAS' | 'SEATS' | 'TRANSFER' | 'NAMES' | 'CAR' | 'STAY' | 'NOTICE' | 'DATES' | 'PLACE' | 'FEWER' | 'FLIGHTS';
  accepted: Json;
  difference: number;
  state: Generated<'QUOTED' | 'ACCEPTED' | 'DONE' | 'REFUSED'>;
  expires_at: string;
  quoted_at: Generated<string>;
  accepted_at: string | null;
  ended_at: string | null;
  refusal: string | null;
  spread: number | null;
  lowered: number | null;
  refunded: number | null;
  charge: Generated<number>;
  page_session: string | null;
  psp_reference: string | null;
  notice_id: string | null;
  page_opened_by: string | null;
}

export interface OrderHistoryTable {
  id: GeneratedAlways<number>;
  checkout_id: string;
  state: string;
  at: Generated<string>;
  detail: DefaultedJson;
}

export interface OrderInviteTable {
  id: string;
  order_id: string;
  email: string;
  email_key: string;
  role: 'AUTHORISED' | 'PAYER' | 'VIEWER';
  token_hash: string;
  expires_at: string;
  accepted_by: string | null;
  accepted_at: string | null;
  withdrawn_at: string | null;
  created_at: Generated<string>;
}

export interface OrderPersonTable {
  order_id: string;
  customer_id: string;
  role: 'LEAD' | 'AUTHORISED' | 'PAYER' | 'VIEWER';
  created_at: Generated<string>;
}

export interface OrderVersionTable {
  order_id: string;
  number: number;
  accepted: Json;
  document: Json;
  reason: 'PLACED' | 'CONFIRMED' | 'CHANGED';
  made_by: 'CUSTOMER' | 'SUPPLIER' | 'OPERATOR';
  created_at: Generated<string>;
}

export interface OutboxMailTable {
  id: string;
  template: string;
  recipient: string;
  document: Json;
  created_at: Generated<string>;
  sent_at: string | null;
  leased_until: string | null;
  market: 'gb' | 'ie' | null;
}

export interface PageDictionaryTable {
  release: string;
  bytes: Buffer;
  made_at: Generated<string>;
}

export interface PartyFormerLinkTable {
  link: string;
  room_id: string;
}

export interface PartyHolidayTable {
  id: string;
  room_id: string;
  added_by: string | null;
  hotel_quote_id: string;
  flight_quote_id: string;
  departs_on: string;
  total: number;
  verdict: 'WORKS_FOR_ALL' | 'NOT_FOR_ALL' | null;
  created_at: Generated<string>;
}

export interface PartyMemberTable {
  id: string;
  room_id: string;
  owner: string;
  first_name: string;
  limits: Json | null;
  locked_round: Generated<number>;
  created_at: Generated<string>;
}

export interface PartyRoomTable {
  id: string;
  link: string;
  name: string;
  party: string;
  awaited: number;
  round: Generated<number>;
  judged_at: string | null;
  visited_on: string;
  created_at: Generated<string>;
  market: Generated<'gb' | 'ie'>;
}

export interface PartyVoteTable {
  holiday_id: string;
  member_id: string;
  vote: 'YES' | 'PERHAPS' | 'NO';
}

export interface PasskeyTable {
  id: string;
  customer_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  created_at: Generated<string>;
  last_used_at: string | null;
}

export interface PasskeyChallengeTable {
  challenge: string;
  owner: string;
  created_at: Generated<string>;
}

export interface PaymentAttemptTable {
  id: string;
  checkout_id: string;
  attempt: number;
  method: string;
  amount: number;
  currency: string;
  state: 'CREATED' | 'CHALLENGED' | 'READY' | 'USED' | 'REFUSED';
  idempotency_key: string | null;
  card_token: string | null;
  proof: string | null;
  page_session: string | null;
  page_result: string | null;
  refusal: string | null;
  created_at: Generated<string>;
  challenge_url: string | null;
  released_at: string | null;
  session_result: string | null;
  returned_at: string | null;
  awaited: Generated<boolean>;
  notified_at: string | null;
  page_url: string | null;
  shopper_reference: string | null;
  fact_source: Json | null;
}

export interface PaymentChangeTable {
  id: string;
  order_id: string;
  customer_id: string;
  kind: 'MOVED' | 'BROUGHT_FORWARD';
  number: number;
  was: string;
  becomes: string;
  amount: number;
  created_at: Generated<string>;
}

export interface PaymentNotificationTable {
  event_id: string;
  received_at: Generated<string>;
  raw: Json;
  handled_at: string | null;
}

export interface PlacementTable {
  id: string;
  checkout_id: string;
  attempt: number;
  token: string;
  accepted: Json;
  outcome: Json | null;
  claimed_at: Generated<string>;
  finished_at: string | null;
}

export interface PreviousSearchTable {
  id: string;
  owner: string;
  query: string;
  departs_on: string;
  total: number | null;
  currency: string;
  searched_at: Generated<string>;
  market: Generated<'gb' | 'ie'>;
}

export interface PriceDropClaimTable {
  id: string;
  order_id: string;
  customer_id: string;
  state: Generated<'ASKED' | 'GRANTED' | 'REFUSED'>;
  reason: 'not_cheaper' | 'sold_out' | 'unknown' | 'not_protected' | null;
  was: number | null;
  now: number | null;
  credit_id: string | null;
  created_at: Generated<string>;
  decided_at: string | null;
  version: Generated<number>;
  found: Json | null;
}

export interface PriceDropLookTable {
  order_id: string;
  until: string;
  looked_on: string;
  written: number | null;
  created_at: Generated<string>;
  version: Generated<number>;
}

export interface PricePointTable {
  hotel_quote_id: string;
  flight_quote_id: string;
  day: string;
  total: number;
}

export interface ProblemReportTable {
  reference: string;
  customer_id: string | null;
  email: string | null;
  page: string | null;
  error_reference: string | null;
  message: string;
  created_at: Generated<string>;
}

export interface PromotionalCodeTable {
  code: string;
  market: 'gb' | 'ie';
  amount: number | null;
  percent: number | null;
  least_spend: Generated<number>;
  starts_at: Generated<string>;
  ends_at: string | null;
  most_uses: number | null;
  most_uses_each: number | null;
  used: Generated<number>;
  created_at: Generated<string>;
}

export interface PromotionalCodeUseTable {
  checkout_id: string;
  code: string;
  state: 'LOCKED' | 'REDEEMED';
  owner: string;
  person: string;
  created_at: Generated<string>;
}

export interface QuotaTable {
  key: string;
  spent_until: string;
}

export interface RateChunkTable {
  plan_id: number;
  chunk: number;
  prices: Buffer;
  terms: Buffer;
  allotment: Buffer;
}

export interface RatePlanTable {
  id: number;
  hotel_id: number;
  room_code: string;
  room_name: string;
  room_facts: Json;
  board: 'RO' | 'SC' | 'BB' | 'HB' | 'FB' | 'AI';
  refundable: boolean;
  refund_days: number;
  occupancy: Json;
  on_request: Generated<boolean>;
  adapted: Generated<boolean>;
}

export interface RecoveryCodeTable {
  customer_id: string;
  lookup: string;
  hash: string;
  used_at: string | null;
  created_at: Generated<string>;
}

export interface RefundTable {
  id: string;
  order_id: string;
  number: number;
  instalment_id: string;
  amount: number;
  state: Generated<'REQUESTED' | 'SENT' | 'DONE' | 'FAILED' | 'SETTLED'>;
  tries: Generated<number>;
  due_by: string;
  requested_at: Generated<string>;
  sent_at: string | null;
  ended_at: string | null;
  change_id: string | null;
}

export interface RetryTable {
  queue: string;
  id: string;
  tries: Generated<number>;
  due_at: string;
  reason: string | null;
  failed_at: string | null;
  stuck_at: string | null;
  dropped_at: string | null;
}

export interface SearchHistoryRefusalTable {
  owner: string;
  created_at: Generated<string>;
}

export interface SecurityEventTable {
  id: GeneratedAlways<number>;
  at: Generated<string>;
  kind: string;
  customer_id: string | null;
  network: string | null;
  detail: DefaultedJson;
  hour: string | null;
  times: Generated<number>;
}

export interface SelfBookingTable {
  order_id: string;
  card_limit: number;
  state: Generated<'ASKED' | 'OPEN' | 'BOOKING' | 'BOOKED' | 'USED' | 'CONFIRMED' | 'CANCELLED'>;
  card_id: string | null;
  ends_at: string | null;
  spent: number | null;
  airline_reference: string | null;
  used_at: string | null;
  settled_at: string | null;
  reminded_at: string | null;
  late_looks: Generated<number>;
  late_look_at: string | null;
  paid_back: number | null;
}

export interface SharePaymentTable {
  id: string;
  order_id: string;
  customer_id: string;
  paid_by: string;
  press: string;
  amount: number;
  state: Generated<'OPEN' | 'RESERVED' | 'CLAIMED' | 'PAID' | 'RELEASING' | 'GIVEN_BACK'>;
  page_session: string | null;
  psp_reference: string | null;
  due_again: string | null;
  refusal: string | null;
  created_at: Generated<string>;
  ended_at: string | null;
  capture_asked_at: string | null;
  captured_at: string | null;
  capture_failed_at: string | null;
}

export interface SupplierBookingTable {
  key: string;
  checkout_id: string;
  part: 'flight' | 'bags' | 'seats' | 'priority' | 'stay' | 'transfer' | 'parking' | 'insurance';
  state: 'TRYING' | 'BOOKED' | 'ON_REQUEST' | 'REFUSED' | 'CANCELLED';
  reference: string | null;
  price: number;
  updated_at: Generated<string>;
  airline_references: Json | null;
}

export interface SupplierNoticeTable {
  id: string;
  supplier: 'flights' | 'stays';
  came_by: 'NOTICE' | 'FEED' | 'OPERATOR';
  booking_key: string;
  sent_at: string;
  raw: Json;
  received_at: Generated<string>;
  handled_at: string | null;
  outcome: 'NOTED' | 'ASKED' | 'CANCELLED' | 'NOTHING' | null;
  order_id: string | null;
  title: string | null;
  words: Json | null;
  changes: Json | null;
  answer_by: string | null;
  reminded: Generated<number>;
  answer: 'KEPT' | 'OTHER' | 'ENDED' | 'REPLACED' | null;
  answered_at: string | null;
}

export interface TravelReminderTable {
  order_id: string;
  until: string;
  looked_on: string;
  written: number | null;
  created_at: Generated<string>;
  version: Generated<number>;
}

export interface TravellerCheckTable {
  order_id: string;
  number: number;
  passport: 'gb' | 'ie';
  issued_on: string;
  expires_on: string;
  updated_at: Generated<string>;
  is_name_alike: boolean | null;
  compared_with: string | null;
}

export interface TryCountTable {
  key: string;
  tries: number;
  began_at: Generated<string>;
}

export interface VisitorSessionTable {
  id: string;
  customer_id: string | null;
  created_at: Generated<string>;
  last_seen_at: Generated<string>;
  owner: string | null;
  authenticated_at: string | null;
  device_name: string | null;
  network: string | null;
  ended_at: string | null;
}

export interface DB {
  advice_block: AdviceBlockTable;
  app_code: AppCodeTable;
  authenticator: AuthenticatorTable;
  basket: BasketTable;
  bookmark: BookmarkTable;
  capture_ask: CaptureAskTable;
  card_replacement: CardReplacementTable;
  catalogue_change: CatalogueChangeTable;
  checked_in: CheckedInTable;
  checkout: CheckoutTable;
  companion: CompanionTable;
  consent_record: ConsentRecordTable;
  content_entry: ContentEntryTable;
  conversation_message: ConversationMessageTable;
  credit: CreditTable;
  credit_campaign: CreditCampaignTable;
  credit_use: CreditUseTable;
  cruise_news: CruiseNewsTable;
  customer: CustomerTable;
  customer_order: CustomerOrderTable;
  data_request: DataRequestTable;
  event_delivery: EventDeliveryTable;
  event_outbox: EventOutboxTable;
  exchange_rate: ExchangeRateTable;
  feature_flag: FeatureFlagTable;
  feed_import: FeedImportTable;
  flight_chunk: FlightChunkTable;
  flight_series: FlightSeriesTable;
  group_quote: GroupQuoteTable;
  holiday_price: HolidayPriceTable;
  hotel: HotelTable;
  hotel_page: HotelPageTable;
  informed_change: InformedChangeTable;
  instalment: InstalmentTable;
  known_device: KnownDeviceTable;
  ledger_entry: LedgerEntryTable;
  login_request: LoginRequestTable;
  mail_preference: MailPreferenceTable;
  migration: MigrationTable;
  notice_feed: NoticeFeedTable;
  order_cancellation: OrderCancellationTable;
  order_change: OrderChangeTable;
  order_history: OrderHistoryTable;
  order_invite: OrderInviteTable;
  order_person: OrderPersonTable;
  order_version: OrderVersionTable;
  outbox_mail: OutboxMailTable;
  page_dictionary: PageDictionaryTable;
  party_former_link: PartyFormerLinkTable;
  party_holiday: PartyHolidayTable;
  party_member: PartyMemberTable;
  party_room: PartyRoomTable;
  party_vote: PartyVoteTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  payment_attempt: PaymentAttemptTable;
  payment_change: PaymentChangeTable;
  payment_notification: PaymentNotificationTable;
  placement: PlacementTable;
  previous_search: PreviousSearchTable;
  price_drop_claim: PriceDropClaimTable;
  price_drop_look: PriceDropLookTable;
  price_point: PricePointTable;
  problem_report: ProblemReportTable;
  promotional_code: PromotionalCodeTable;
  promotional_code_use: PromotionalCodeUseTable;
  quota: QuotaTable;
  rate_chunk: RateChunkTable;
  rate_plan: RatePlanTable;
  recovery_code: RecoveryCodeTable;
  refund: RefundTable;
  retry: RetryTable;
  search_history_refusal: SearchHistoryRefusalTable;
  security_event: SecurityEventTable;
  self_booking: SelfBookingTable;
  share_payment: SharePaymentTable;
  supplier_booking: SupplierBookingTable;
  supplier_notice: SupplierNoticeTable;
  travel_reminder: TravelReminderTable;
  traveller_check: TravellerCheckTable;
  try_count: TryCountTable;
  visitor_session: VisitorSessionTable;
}
