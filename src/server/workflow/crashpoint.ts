/**
 * Where a fault test kills the process: `CRASH_AT=capture:after` kills it once the effect stands and before it is
 * remembered. Without the variable nothing ever happens (F-01).
 */
export function crashpoint(name: string): void {
  if (process.env['CRASH_AT'] === name) process.kill(process.pid, 'SIGKILL');
}
