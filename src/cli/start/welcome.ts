import type { Settings } from '#server/platform/settings.ts';

export type WelcomeSection = {
  readonly title: string;
  readonly rows: readonly (readonly [string, string])[];
};

/** What stands on the screen once everything runs: where to go, and how to leave. */
export function makeWelcome(settings: Settings, sections: readonly WelcomeSection[] = []): string {
  const { site, mail, simulators, consumers } = settings;
  const trackers = `http://127.0.0.1:${simulators.port.trackers}`;
  const places = {
    title: 'Holidaymaker is open',
    rows: [
      ['Site', site.url],
      ...(mail.mailboxUrl ? [['Mailbox', mail.mailboxUrl] as const] : []),
      ...(consumers.collectorUrl?.startsWith(trackers) ? [['Trackers', trackers] as const] : []),
    ] as const,
  };
  return `\n${[places, ...sections].map(makeSection).join('\n')}\nCtrl-C stops everything.\n`;
}

function makeSection({ title, rows }: WelcomeSection): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return `${title}\n${rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n')}\n`;
}
