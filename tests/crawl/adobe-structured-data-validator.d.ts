/** The part of it that is used: Adobe publishes no types. */
declare module '@adobe/structured-data-validator' {
  type Issue = {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly path: readonly { readonly type?: string; readonly property?: string }[];
    /** Told of what schema.org itself does not know; else it is what Google asks for. */
    readonly errorType?: 'schemaOrg';
  };

  export default class Validator {
    constructor(vocabulary: { readonly '@graph': readonly object[] });
    /** Things by their type, as they stand in a page. */
    validate(data: {
      readonly jsonld: Readonly<Record<string, readonly object[]>>;
    }): Promise<readonly Issue[]>;
  }
}
