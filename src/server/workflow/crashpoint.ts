/**
 * Where a fault test kills the process (F-01): `CRASH_AT=capture:after` kills it once the effect
 * stands and before it is remembered, `redemption:written` when all is written and the transaction
 * still open; `CRASH_WORKFLOW` narrows it to one workflow. Without the variables nothing ever
 * happens.
 */
export function crashpoint(name: string, workflow?: string): void {
  const { CRASH_AT, CRASH_WORKFLOW } = process.env;
  if (CRASH_AT === name && (CRASH_WORKFLOW === undefined || CRASH_WORKFLOW === workflow))
    process.kill(process.pid, 'SIGKILL');
}
