/**
 * Writes the types of the API: src/graphql/generated.ts for resolvers, and `<name>.generated.ts`
 * beside each operation file of src/web; and which types each union and interface may be, for the
 * browser's cache. With --check only says which are not in step.
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
  type DefinitionNode,
  type DocumentNode,
} from 'graphql';
import { keepGenerated, listFiles, readText, type GeneratedFile } from './generated-files.ts';
import { keepReachable } from './reachable-types.ts';

const HEAD = '/** Written by tools/generate-graphql-types.ts from';
const SHARED = {
  scalars: { Date: 'string', DateTime: 'string', ID: 'string' },
  enumType: 'string-literal',
  useTypeImports: true,
  strictScalars: true,
  skipTypename: true,
};

/** What the fields of a type are made from, where that is not what the schema says. */
const SOURCES = {
  Basket: '\\#server/basket/basket-record.ts#Basket as BasketSource',
  Checkout: '\\#server/checkout/checkout.ts#Checkout as CheckoutSource',
  Destination: '\\#server/catalogue/suggest-destinations.ts#Destination as DestinationSource',
  Discovery: './search/asked.ts#AskedDiscovery',
  GridSheet: './search/asked.ts#AskedSheet',
  Holiday: '\\#server/search/deal.ts#Deal',
  HolidayCalendar: './search/asked.ts#AskedCalendar',
  HolidayGrid: './search/asked.ts#AskedGrid',
  Hotel: '\\#server/catalogue/picture-views.ts#PicturedHotel',
  ListedHotel: '\\#server/catalogue/hotel-names.ts#NamedHotel',
  Order: '\\#server/order/load-order.ts#Order as OrderSource',
  PackageList: './search/asked.ts#AskedSearch',
  PackageSearchResults: './search/asked.ts#AskedSearch',
  Picture: '\\#server/catalogue/picture-views.ts#PictureView',
};

const schema = await readSchema();
await keepGenerated(
  [await makeResolverTypes(), makePossibleTypes(), ...(await makeOperationTypes())],
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
  const resolved = new Set(['Query', 'Mutation', ...Object.keys(SOURCES)]);
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

/** Without it the cache would guess which fragments an answer is of. */
function makePossibleTypes(): GeneratedFile {
  const built = buildASTSchema(schema);
  const abstract = Object.values(built.getTypeMap()).filter(isAbstractType);
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

/** The answers and variables of each page's operations, closed to the fields that they ask for. */
async function makeOperationTypes(): Promise<GeneratedFile[]> {
  const files = await listFiles('src/web/**/*.graphql');
  const documents = await Promise.all(
    files.map(async (file) => ({ file, document: parse(await readText(file)) })),
  );
  return Promise.all(
    documents.map((one) =>
      makeTypesOf(
        one,
        documents.filter((other) => other !== one),
      ),
    ),
  );
}

type Source = { readonly file: string; readonly document: DocumentNode };

async function makeTypesOf(
  { file, document }: Source,
  others: readonly Source[],
): Promise<GeneratedFile> {
  const name = path.basename(file);
  const body = await codegen({
    filename: name,
    schema,
    documents: [{ location: file, document }],
    pluginMap: { operations },
    plugins: [{ operations: {} }],
    config: { ...SHARED, externalFragments: others.flatMap(fragmentsOf) },
  });
  return {
    file: file.replace(/\.graphql$/, '.generated.ts'),
    text: `${HEAD} ${name}. */\n${body}`,
  };
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
