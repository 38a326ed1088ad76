import type { CheckoutStep } from '#domain/checkout/steps.ts';

export type Route<Path extends string> = {
  readonly page: string;
  readonly paths: readonly [Path];
  readonly href: Href<Path>;
};

/** Takes the parts of the pattern by their names, escapes them, and appends the query if any. */
type Href<Path extends string> =
  NeededIn<Path> extends never
    ? (parts?: PartsOf<Path>) => string
    : (parts: PartsOf<Path>) => string;

type PartsOf<Path extends string> = {
  readonly [Name in NeededIn<Path>]: ValueOf<Name>;
} & {
  readonly [Name in OptionalIn<Path>]?: ValueOf<Name> | undefined;
} & { readonly query?: Query };

type Query = URLSearchParams | string;

/** What a part is, where it is not any text. */
type ValueOf<Name extends string> = Name extends keyof Values ? Values[Name] : string;
type Values = {
  readonly step: CheckoutStep;
  readonly page: number;
  readonly way: 'outbound' | 'inbound';
};

type NeededIn<Path extends string> = Exclude<NamesIn<Path>, `${string}?`>;
type OptionalIn<Path extends string> =
  NamesIn<Path> extends infer Name ? (Name extends `${infer Bare}?` ? Bare : never) : never;
type NamesIn<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Next}`
    ? Name | NamesIn<`/${Next}`>
    : Rest
  : never;

/**
 * An address that a page of ours leads to, by the page that answers it (folder under `pages/`) and
 * its pattern.
 */
export function route<const Path extends string>(page: string, path: Path): Route<Path>;
export function route(page: string, path: string): Route<string> {
  return { page, paths: [path], href: (parts) => fill(path, parts) };
}

type AnyParts = { readonly [name: string]: Query | number | undefined };

function fill(path: string, { query = '', ...parts }: AnyParts = {}): string {
  const address = path.replace(/\/:(\w+)\??/g, (_, name: string) =>
    parts[name] === undefined ? '' : `/${encodeURIComponent(String(parts[name]))}`,
  );
  return String(query) === '' ? address : `${address}?${String(query)}`;
}
