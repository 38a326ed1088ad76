/**
 * Answers that can be refused: a status code, what is wrong, and the thing itself under its name
 * (contract: section 7).
 */
import type { FieldError } from '#domain/outcome.ts';

/**
 * The three answers about a kind of thing, such as `basket`: it is there, it is not (`absence` says
 * so), or what was asked of it is refused.
 */
export const makeAnswers = (name: string, absence: FieldError) => ({
  found: (thing: object) => ({ statusCode: 200, errors: [], [name]: thing }),
  absent: () => ({ statusCode: 404, errors: [absence], [name]: null }),
  refused: (errors: readonly FieldError[], thing: object | null = null) => ({
    statusCode: 422,
    errors,
    [name]: thing,
  }),
});
