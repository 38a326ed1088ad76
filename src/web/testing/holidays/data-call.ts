import type { IsoDate } from '#domain/dates.ts';
import type { DataCall } from '#web/data/data-call.ts';
import type {
  BoardSeason,
  DiscoverLevel,
  SavedSearchInput,
  SearchCriteriaInput,
} from '#web/data/schema.generated.ts';
import { contentComparison, contentPageAnswer, helpPageAnswer, writtenPages } from './content.ts';
import { customerReviewsForTests } from './customer-reviews.ts';
import { datesAnswer, dealAnswer, flightsAnswer, nearbyOffersAnswer, roomsAnswer } from './deal.ts';
import { destinationAdvice, destinationPlace, destinationPrices } from './destination.ts';
import { destinationsPage } from './destinations.ts';
import { comparedAnswer, discoveryAnswer } from './discovery.ts';
import { airportsForTests, homeAnswer, hotelForTests, placesForTests } from './home.ts';
import { hotelNextFree, hotelPage, hotelWeek } from './hotel.ts';
import { holidaysIndex, holidaysInMonth, holidaysOfTheme, lateHolidays } from './landing.ts';
import { portCities } from './port-cities.ts';
import { resultsAnswer } from './results.ts';
import { taxOfStay, touristTaxPage } from './tourist-tax.ts';

/** The variables of all these operations; each answer reads its own. */
type Variables = {
  readonly criteria: SearchCriteriaInput;
  readonly id: string;
  readonly slug: string;
  readonly text: string;
  readonly level: DiscoverLevel;
  readonly places?: string[] | null;
  readonly page: number;
  readonly bookmarkIds: readonly string[] | null;
  readonly savedSearch: SavedSearchInput | null;
  readonly season: BoardSeason;
  readonly reviews: boolean;
  readonly from: IsoDate;
  readonly theme: string;
};

/** What to answer to an operation, by its name. */
export type Answers = Readonly<Record<string, (variables: Variables) => unknown>>;

/** Answers to the operations of the pages before the basket, by operation name. */
const ANSWERS: Answers = {
  BookingContactPage: () => ({ customer: null, orderContact: null }),
  CancellingPage: () => ({ customer: null, booking: null, orderCancellation: null }),
  BookingPage: () => ({ customer: null, booking: null }),
  BookedSeatsPage: () => ({ customer: null, booking: null }),
  ChangeNamesPage: () => ({ customer: null, booking: null }),
  ChangeTransferPage: () => ({ customer: null, booking: null }),
  FlightExtrasPage: () => ({ customer: null, booking: null }),
  InformChangePage: () => ({ customer: null, booking: null }),
  InvitePage: () => ({ customer: null, booking: null }),
  TravelWalletPage: () => ({ customer: null, booking: null }),
  WhatsChangedPage: () => ({ customer: null, booking: null }),
  SharedPage: () => ({ customer: null, booking: null }),
  InstalmentsPage: () => ({ customer: null, booking: null }),
  PayPage: () => ({ customer: null, booking: null }),
  ConversationsPage: () => ({ customer: null, booking: null }),
  ChecklistPage: () => ({ customer: null, booking: null }),
  SelfBookingPage: () => ({ customer: null, booking: null }),
  SelfBookingTermsPage: () => ({ customer: null, booking: null }),
  ConfirmBookingPage: () => ({ customer: null, booking: null }),
  CheckInPage: () => ({ customer: null, booking: null }),
  BaggagePage: () => ({ customer: null, booking: null }),
  TransfersInformationPage: () => ({ customer: null, booking: null }),
  WalletPage: () => ({ walletCredits: null }),
  CustomerBookings: () => ({ customer: null, customerOrders: null, sharedBookings: null }),
  SavedHolidays: () => ({ holidayBookmarks: [] }),
  PreviousSearchesPage: () => ({ previousSearches: [], keepsPreviousSearches: true }),
  ScrapbookPage: () => ({ holidayBookmarks: [] }),
  CustomerPage: () => ({ customer: null }),
  SecurityPage: () => ({ customer: null, customerAuthenticator: null, customerSessions: [] }),
  EmailPage: () => ({ customer: null }),
  AuthenticatorPage: () => ({
    customer: null,
    customerAuthenticator: null,
    authenticatorSetUp: null,
  }),
  ContentPage: ({ slug }) => contentPageAnswer(slug),
  ContentComparison: () => contentComparison(),
  GroupQuotePage: ({ slug }) => ({
    ...contentPageAnswer(slug),
    departureAirports: airportsForTests,
    destinationById: null,
  }),
  HelpPage: ({ text }) => helpPageAnswer(text),
  GuidesPage: () => ({ contentEntries: [], contentPages: writtenPages }),
  NearestWritten: () => ({ contentPages: writtenPages }),
  AllPages: () => ({
    contentPages: writtenPages,
    themes: [{ id: 'family', name: 'With children', hotels: 20 }],
    continents: [{ countries: [{ label: 'Spain', path: 'spain' }] }],
  }),
  HolidaysIndex: holidaysIndex,
  HolidaysInMonth: ({ criteria, theme, reviews }) =>
    withReviews(holidaysInMonth(criteria, 20, theme), reviews),
  LateHolidays: lateHolidays,
  HolidaysOfTheme: ({ theme, reviews }) => withReviews(holidaysOfTheme(20, theme), reviews),
  HomePage: ({ reviews }) => withReviews(homeAnswer(), reviews),
  HomepageNext: homeAnswer,
  ResultsPage: ({ criteria }) => resultsAnswer(criteria),
  DiscoveryPage: ({ criteria, level, places }) => discoveryAnswer({ criteria, level, places }),
  DiscoveryCompared: comparedAnswer,
  DealPage: () => ({ holiday: dealAnswer() }),
  DealMessages: () => ({ banner: [], airlineFlights: [], cheaperFlights: [] }),
  DealFlights: () => ({ holiday: flightsAnswer() }),
  DealDates: () => ({ holiday: datesAnswer() }),
  DealRooms: () => ({ holiday: roomsAnswer() }),
  DealNearbyOffers: () => ({ nearbyOffers: nearbyOffersAnswer }),
  CreateBasket: () => ({ createBasket: { kind: 'BasketCreated', basket: { id: 'b7' } } }),
  ChosenPlace: ({ id }) => ({
    destinationById: [...placesForTests, hotelForTests].find(({ value }) => value === id) ?? null,
  }),
  DestinationsPage: destinationsPage,
  DestinationPlace: ({ id }) => destinationPlace(id),
  NamesOnMap: () => ({ mapNames: [] }),
  DestinationPrices: ({ criteria }) => destinationPrices(criteria),
  DestinationAdvice: destinationAdvice,
  PortCities: portCities,
  TouristTaxPage: touristTaxPage,
  TouristTaxOfStay: taxOfStay,
  HotelPage: ({ id }) => hotelPage(id),
  HotelNextFree: ({ from }) => hotelNextFree({ from }),
  HotelWeek: ({ criteria }) => hotelWeek(criteria),
  HotelList: ({ page }) => ({
    hotelList: {
      pages: 2,
      letters: [
        { letter: 'H', page: 1 },
        { letter: 'M', page: 2 },
      ],
      hotels:
        page === 1
          ? [
              {
                id: '12',
                name: 'Hotel Miramar Blanc',
                slug: 'hotel-miramar-blanc',
                letter: 'H',
                placeLine: 'Port de Sóller, Majorca',
              },
            ]
          : [],
    },
  }),
  PlaceSearch: ({ text }) => ({
    destinations: placesForTests.filter(({ label }) =>
      label.toLowerCase().includes(text.toLowerCase()),
    ),
  }),
};

/** As the flag has it. */
const withReviews = <Answer extends object>(answer: Answer, isShown: boolean) =>
  isShown ? { ...answer, customerReviews: customerReviewsForTests } : answer;

/**
 * A data call that answers from `changed`, else from the samples, and throws for an operation that
 * neither has.
 */
export const dataCallForTests =
  (changed: Answers = {}): DataCall =>
  async <Data>({ name }: { readonly name: string }, variables: unknown): Promise<Data> => {
    const answer = changed[name] ?? ANSWERS[name];
    if (!answer) throw new Error(`no answer to ${name} in the samples`);
    return answer(variables as Variables) as Data;
  };
