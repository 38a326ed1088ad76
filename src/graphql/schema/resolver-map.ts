/**
 * The shape of resolvers, from the generated types: a field needs one unless its source holds a
 * value of the field's type under the field's name, which is then taken as it is.
 */
import type { Resolvers, ResolversParentTypes } from '#graphql/generated.ts';

type TypeName = keyof Resolvers;
type Fields<T extends TypeName> = NonNullable<Resolvers[T]>;

/** What a resolver gives, sooner or later. */
type Given<Resolver> = Resolver extends (...given: never[]) => infer Result
  ? Awaited<Result>
  : never;

type IsHeld<Source, Name, Resolver> = Name extends keyof Source
  ? Source[Name] extends Given<Resolver>
    ? true
    : false
  : false;

type Needed<T extends TypeName> = {
  [Name in keyof Fields<T>]-?: IsHeld<
    ResolversParentTypes[T],
    Name,
    NonNullable<Fields<T>[Name]>
  > extends true
    ? never
    : Name;
}[keyof Fields<T>];

/** Resolvers of a type: all that it needs, and any more of its fields. */
export type ResolversOf<T extends TypeName> = Readonly<
  Partial<Fields<T>> & Required<Pick<Fields<T>, Needed<T>>>
>;

/** Each file has some of the root's fields. */
type RootName = 'Query' | 'Mutation' | 'Subscription';

/** Resolvers of one file: a type that is there is there whole. */
export type ResolverMap = {
  readonly [T in TypeName]?: T extends RootName ? Partial<ResolversOf<T>> : ResolversOf<T>;
};

/** Resolvers of the whole schema. */
export type AllResolvers = { readonly [T in TypeName]-?: ResolversOf<T> };
