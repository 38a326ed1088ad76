/**
 * Operations that answer everybody alike, and as long as nothing changes: of the catalogue, the
 * market, its day, and prices that are noted as they are read (`noteRead` of the context).
 */
import {
  BREAK,
  isObjectType,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

/**
 * Of the fields that have a resolver, and of all of the root, those that know nothing but this. One
 * that asks for its visitor, a clock, the database or others is none of them, and one of the root
 * that reads prices notes them.
 */
export const STEADY: ReadonlySet<string> = new Set([
  'Query.site',
  'Query.packageSearchResults',
  'Query.packages',
  'PackageSearchResults.statusCode',
  'PackageSearchResults.errors',
  'PackageSearchResults.total',
  'PackageSearchResults.page',
  'PackageSearchResults.pages',
  'PackageSearchResults.destinationLabel',
  'PackageSearchResults.packages',
  'PackageSearchResults.filters',
  'PackageSearchResults.price',
  'PackageList.statusCode',
  'PackageList.errors',
  'PackageList.packages',
  'Hotel.id',
  'Hotel.slug',
  'Hotel.value',
  'Hotel.label',
  'Hotel.resortName',
  'Hotel.placeLine',
  'Hotel.ourStarRating',
  'Hotel.locatedIn',
  'Hotel.seasonality',
  'Hotel.address',
  'Hotel.resortPosition',
  'Hotel.nearestAirports',
  'Hotel.pictures',
  'Hotel.media',
  'Hotel.tripAdvisorInformation',
  'Hotel.description',
  'Hotel.decidingFact',
  'Hotel.facilities',
  'Hotel.access',
  'Hotel.position',
  'Hotel.metresToBeach',
  'Hotel.checkInFrom',
  'Image.type',
  'Image.alt',
  'Image.derivatives',
  'Image.url',
  'Image.scene',
  'Image.placeholder',
  'Media.type',
  'Media.alt',
  'Media.derivatives',
  'Media.original',
]);

const known = new WeakMap<DocumentNode, boolean>();

/**
 * Whether all that a checked document asks for is steady, in each of its operations; found out once
 * for each.
 */
export const isSteady = (schema: GraphQLSchema, document: DocumentNode): boolean =>
  known.getOrInsertComputed(document, () => asksSteadyAlone(schema, document));

function asksSteadyAlone(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isSo = true;
  const refuse = (): typeof BREAK => {
    isSo = false;
    return BREAK;
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      OperationDefinition: ({ operation }) =>
        operation === OperationTypeNode.QUERY ? undefined : refuse(),
      Field: ({ name: { value: name } }) => {
        const parent = types.getParentType();
        const isHeld =
          isObjectType(parent) &&
          parent !== schema.getQueryType() &&
          (name === '__typename' || !types.getFieldDef()?.resolve);
        return isHeld || STEADY.has(`${parent?.name}.${name}`) ? undefined : refuse();
      },
    }),
  );
  return isSo;
}
