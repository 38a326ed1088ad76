import { SettingsError, type Settings } from '#server/platform/settings.ts';
import { waitForRoom } from './disk-room.ts';
import { startAll, type Programs } from './sequence.ts';
import { makeSupervisor, type Ending, type Supervisor } from './supervisor.ts';

/**
 * Runs everything until somebody asks for the end or a part fails, then stops it all. Gives back
 * the exit code.
 */
export async function runUntilEnd(settings: Settings, programs: Programs): Promise<number> {
  const supervisor = makeSupervisor({
    beforeRestart: (signal) => waitForRoom(settings.dataDirectory, signal, console.error),
    report: console.error,
  });
  listen(supervisor);
  startAll(settings, supervisor, programs).catch((error: unknown) =>
    supervisor.end({ kind: 'failed', reason: sentence(error) }),
  );
  const ending = await supervisor.ending;
  if (ending.kind === 'asked') console.log('Stopping …');
  await supervisor.stopAll();
  return report(ending);
}

/**
 * Ends on Ctrl-C and the signals of service managers, and when the process that started us is gone.
 */
function listen(supervisor: Supervisor): void {
  const ask = () => supervisor.end({ kind: 'asked' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && ask(), 500).unref();
}

/** Refusals are sentences for the operator; a bug shows its trace. */
function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' || error instanceof SettingsError || error.name.endsWith('Refusal')
    ? error.message
    : (error.stack ?? error.message);
}

function report(ending: Ending): number {
  if (ending.kind === 'asked') {
    console.log('Everything is stopped.');
    return 0;
  }
  console.error(`\n${ending.reason}\n\nEverything else is stopped.`);
  return 1;
}
