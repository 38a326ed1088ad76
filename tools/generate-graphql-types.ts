/**
 * Writes the types of the API: src/graphql/generated.ts for resolvers,
 * src/web/data/schema.generated.ts for pages, and beside each operation file of src/web its
 * operations with their types, as `<name>.generated.ts`; and which types each union and interface
 * that a fragment names may be, for the browser's cache. With --check only says which are not in
 * step.
 */
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import {
  buildASTSchema,
  isAbstractType,
  Kind,
  parse,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type InlineFragmentNode,
  type OperationDefinitionNode,
} from 'graphql';
import { keepGenerated, listFiles, readText, type GeneratedFile } from './generated-files.ts';
import { keepReachable } from './reachable-types.ts';

const HEAD = '/** Written by tools/generate-graphql-types.ts from';
const INPUT_TYPES = 'src/web/data/schema.generated.ts';
const SHARED = {
  scalars: {
    ContentBlock: '\\#domain/content/blocks.ts#ContentBlock',
    Date: 'string',
    DateTime: 'string',
    ID: 'string',
  },
  enumType: 'string-literal',
  useTypeImports: true,
  strictScalars: true,
  skipTypename: true,
};

/** What the fields of a type are made from, where that is not what the schema says. */
const SOURCES = {
  AuthenticatorSetUp: '\\#server/login/authenticator.ts#AuthenticatorSetUp as SetUpSource',
  Basket: '\\#server/basket/basket-record.ts#Basket as BasketSource',
  BasketExpired: './checkout/result-message.ts#ResultMessage',
  CheapestDays: './place-guide/asked-prices.ts#AskedDays',
  CheapestMonths: './place-guide/asked-prices.ts#AskedMonths',
  NextFree: './place-guide/asked-prices.ts#AskedNextFree',
  TastedHotels: './place-guide/asked-prices.ts#AskedTastes',
  PlaceGuide: '\\#server/catalogue/reference.ts#Place as PlaceSource',
  Checkout: '\\#server/checkout/checkout.ts#Checkout as CheckoutSource',
  CheckoutDoesNotExist: './checkout/result-message.ts#ResultMessage',
  Booking: '\\#server/booking/own-booking.ts#OwnBooking as BookingSource',
  SeatsChange: '\\#server/booking/own-booking.ts#OwnBooking as BookingSource',
  SelfBooking: '\\#server/booking/self-booking.ts#OwnSelfBooking as SelfBookingSource',
  CustomerOrder: '\\#server/order/customer-orders.ts#CustomerOrder as CustomerOrderSource',
  Destination: '\\#server/catalogue/suggest-destinations.ts#Destination as DestinationSource',
  DiscoveredPlace: './search/asked.ts#PlaceOfDiscovery',
  Discovery: './search/asked.ts#AskedDiscovery',
  MapPins: './search/asked.ts#AskedPins',
  GridSheet: './search/asked.ts#AskedSheet',
  Holiday: '\\#server/search/deal.ts#Deal',
  HolidayBookmark: '\\#server/saved/bookmark-record.ts#Bookmark as BookmarkSource',
  HolidayCalendar: './search/asked.ts#AskedCalendar',
  HolidayGrid: './search/asked.ts#AskedGrid',
  Hotel: '\\#server/catalogue/picture-views.ts#PicturedHotel',
  Image: '\\#server/catalogue/picture-views.ts#PictureView',
  InvalidInput: './answer.ts#RefusedInput',
  ListedHotel: '\\#server/catalogue/hotel-names.ts#LetteredHotel',
  Media: '\\#server/catalogue/picture-views.ts#PictureView',
  OrderChange: '\\#server/order/order-changes.ts#OrderChange as OrderChangeSource',
  OrderContact: '\\#server/order/change-contact.ts#OrderContact as OrderContactSource',
  OrderCancellation: '\\#server/order/request-cancellation.ts#CancelQuote',
  Order: '\\#server/order/load-order.ts#Order as OrderSource',
  PackageList: './search/asked.ts#AskedOffers',
  PackageSearchResults: './search/asked.ts#AskedSearch',
  PartyHoliday: '\\#server/saved/party-room-view.ts#PartyHolidayView',
  PartyRoom: '\\#server/saved/party-room-view.ts#PartyRoomView',
  PriceDropProtectionClaim: '\\#server/price-drop/claim-record.ts#PriceDropClaim as ClaimSource',
  PreviousSearch: '\\#server/saved/previous-searches.ts#PreviousSearch as PreviousSearchSource',
  PriceDropProtectionCredit:
    '\\#server/wallet/credit-record.ts#PriceDropCreditRecord as PriceDropCreditSource',
  Review: '\\#server/catalogue/hotels.ts#GuestReview',
  SavedDeal: '\\#server/saved/saved-deals.ts#SavedDeal as SavedDealSource',
  TargetedCampaignCredit:
    '\\#server/wallet/credit-record.ts#CampaignCreditRecord as CampaignCreditSource',
  TripAdvisorInformation: './catalogue/asked-reviews.ts#AskedReviews',
};

/** The generator imports a namespace, used or not; an import by name says what is used. */
const NAMESPACE_IMPORT = /^import type \* as Types .*\n/m;
const IN_NAMESPACE = /\bTypes\.(\w+)/g;

const schema = await readSchema();
const pageDocuments = await Promise.all(
  (await listFiles('src/web/**/*.graphql')).map(async (file) => ({
    file,
    document: parse(await readText(file)),
  })),
);
await keepGenerated(
  [
    await makeResolverTypes(),
    makePossibleTypes(),
    await makeInputTypes(),
    ...(await makeOperations()),
  ],
  [
    ...(await listFiles('src/graphql/generated.ts')),
    ...(await listFiles('src/web/{browser,data,pages,parts}/**/*.generated.ts')),
  ],
  'the schema and operations',
);

/** By name, so that what is written does not depend on which file a type stands in. */
async function readSchema(): Promise<DocumentNode> {
  const definitions = await Promise.all(
    (await listFiles('src/graphql/**/*.graphql')).map(
      async (file) => parse(await readText(file)).definitions,
    ),
  );
  const nameOf = (node: DefinitionNode): string =>
    ('name' in node && node.name?.value) || node.kind;
  return {
    kind: Kind.DOCUMENT,
    definitions: definitions.flat().toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)),
  };
}

/**
 * What each resolver is given and gives. A type with a source is made from that; all others are
 * returned whole, as the schema has them, so nothing is resolved there. Members of unions and
 * interfaces say under `kind` which they are.
 */
async function makeResolverTypes(): Promise<GeneratedFile> {
  const body = await codegen({
    filename: 'generated.ts',
    schema,
    documents: [],
    pluginMap: { typescript, resolvers },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    config: {
      ...SHARED,
      contextType: './context.ts#GraphContext',
      mappers: SOURCES,
      rootValueType: 'unknown',
      enumsAsTypes: true,
      disableDescriptions: true,
      immutableTypes: true,
      maybeValue: 'T | null | undefined',
      makeResolverTypeCallable: true,
      optionalResolveType: true,
      resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
    },
  });
  const resolved = new Set(['Query', 'Mutation', 'Subscription', ...Object.keys(SOURCES)]);
  const text = body
    .replaceAll('__typename:', 'kind:')
    // An argument with a default may still be given as null.
    .replace('NonNullable<T[P]>', 'Exclude<T[P], undefined>')
    .replace(/^  __isTypeOf\?: .*\n/gm, '')
    .replace(/^  (\w+)\?: \w+(?:Resolvers<ContextType>|ScalarType);\n/gm, (line, type: string) =>
      resolved.has(type) ? line : '',
    );
  return {
    file: 'src/graphql/generated.ts',
    text: `${HEAD} the schema. */\n${keepReachable(text, 'Resolvers')}`,
  };
}

/**
 * Without it the cache would guess which fragments an answer is of. Only what a fragment of our
 * pages names is ever looked up, so that only that is sent to browsers.
 */
function makePossibleTypes(): GeneratedFile {
  const built = buildASTSchema(schema);
  const conditions = pageDocuments.flatMap(({ document }) => typeConditionsOf(document));
  const abstract = Object.values(built.getTypeMap())
    .filter(isAbstractType)
    .filter(({ name }) => conditions.includes(name));
  const rows = abstract.map(
    (type) =>
      `  ${type.name}: [${built
        .getPossibleTypes(type)
        .map(({ name }) => `'${name}'`)
        .join(', ')}],\n`,
  );
  return {
    file: 'src/web/browser/possible-types.generated.ts',
    text: `${HEAD} the schema. */\nexport const POSSIBLE_TYPES = {\n${rows.join('')}};\n`,
  };
}

/** The types that the fragments of a document are of. */
function typeConditionsOf(document: DocumentNode): string[] {
  const names: string[] = [];
  const note = ({ typeCondition }: FragmentDefinitionNode | InlineFragmentNode) => {
    if (typeCondition) names.push(typeCondition.name.value);
  };
  visit(document, { FragmentDefinition: note, InlineFragment: note });
  return names;
}

/** The enumerations and inputs that pages' operations name, once for all of them. */
async function makeInputTypes(): Promise<GeneratedFile> {
  const body = await codegen({
    filename: INPUT_TYPES,
    schema,
    documents: pageDocuments.map(({ file, document }) => ({ location: file, document })),
    pluginMap: { operations },
    plugins: [{ operations: {} }],
    config: { ...SHARED, generateOperationTypes: false },
  });
  return { file: INPUT_TYPES, text: `${HEAD} the schema. */\n${body}` };
}

/**
 * Each page's operations as data calls take them, their answers closed to the fields that they ask
 * for.
 */
function makeOperations(): Promise<GeneratedFile[]> {
  return Promise.all(
    pageDocuments.map((one) =>
      makeOperationsOf(
        one,
        pageDocuments.filter((other) => other !== one),
      ),
    ),
  );
}

type Source = { readonly file: string; readonly document: DocumentNode };

async function makeOperationsOf(
  { file, document }: Source,
  others: readonly Source[],
): Promise<GeneratedFile> {
  const name = path.basename(file);
  const generated = file.replace(/\.graphql$/, '.generated.ts');
  const types = await codegen({
    filename: generated,
    schema,
    documents: [{ location: file, document }],
    pluginMap: { operations },
    plugins: [{ operations: {} }],
    config: {
      ...SHARED,
      externalFragments: others.flatMap(fragmentsOf),
      importSchemaTypesFrom: INPUT_TYPES,
    },
  });
  const ownOperations = document.definitions.filter((node) => node.kind === 'OperationDefinition');
  return {
    file: generated,
    text: [
      `${HEAD} ${name}. */`,
      ...(ownOperations.length > 0
        ? [`import type { Operation } from '#web/data/data-call.ts';`]
        : []),
      ...importInputTypes(types),
      ...(ownOperations.length > 0 ? [`import text from './${name}?raw';`] : []),
      types.replace(NAMESPACE_IMPORT, '').replaceAll(IN_NAMESPACE, '$1'),
      ...ownOperations.map(makeConstant),
    ].join('\n'),
  };
}

function importInputTypes(types: string): string[] {
  const names = new Set([...types.matchAll(IN_NAMESPACE)].map(([, name = '']) => name));
  return names.size === 0
    ? []
    : [
        `import type { ${[...names].toSorted().join(', ')} } from '#web/data/${path.basename(INPUT_TYPES)}';`,
      ];
}

function makeConstant({ operation, name }: OperationDefinitionNode): string {
  if (!name) throw new Error('an operation of a page has a name: data calls go by it');
  const type = `${name.value}${operation[0]?.toUpperCase()}${operation.slice(1)}`;
  return `export const ${name.value}: Operation<${type}, ${type}Variables> = { name: '${name.value}', text };\n`;
}

function fragmentsOf({ document }: Source) {
  const fragments = document.definitions.filter((node) => node.kind === 'FragmentDefinition');
  return fragments.map((node) => ({
    isExternal: true,
    name: node.name.value,
    onType: node.typeCondition.name.value,
    node,
  }));
}
