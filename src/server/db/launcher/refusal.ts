/** Why PostgreSQL was not started, in a sentence that tells the operator what to do. */
export class PostgresRefusal extends Error {
  override readonly name = 'PostgresRefusal';
}
