/**
 * Answers that can be refused: a status code, what is wrong, and the thing itself under its name
 * (contract: section 7).
 */
type Wrong = {
  readonly code: string;
  readonly message: string;
  readonly field?: string | null | undefined;
};

/**
 * The three answers about a kind of thing, such as `basket`: it is there, it is not, or what was
 * asked of it is refused.
 */
export const makeAnswers = (name: string) => ({
  found: (thing: object) => ({ statusCode: 200, errors: [], [name]: thing }),
  absent: () => ({
    statusCode: 404,
    errors: [{ code: `${name}_absent`, message: `There is no such ${name}`, field: `${name}Id` }],
    [name]: null,
  }),
  refused: (errors: readonly Wrong[], thing: object | null = null) => ({
    statusCode: 422,
    errors,
    [name]: thing,
  }),
});
