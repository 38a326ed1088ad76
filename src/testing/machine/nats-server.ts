/** A real NATS server for tests, where one is installed. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const hasNats = spawnSync('nats-server', ['--version']).status === 0;

/** How a test that needs NATS is skipped, and what its title says then. */
export const withoutNats = {
  isSkipped: !hasNats,
  note: hasNats ? '' : ' (skipped: nats-server is not installed)',
};

export type NatsServer = {
  readonly url: string;
  /** Starts the server, with nothing remembered from before. */
  readonly start: () => Promise<void>;
  /** Kills it, and deletes what it kept. */
  readonly kill: () => Promise<void>;
};

/** A server with JetStream on a port of its own; it does not run yet. */
export async function makeNatsServer(): Promise<NatsServer> {
  const port = await freePort();
  let running: { readonly server: ChildProcess; readonly folder: string } | undefined;
  return {
    url: `nats://127.0.0.1:${port}`,
    start: async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'holidaymaker-nats-'));
      const server = spawn(
        'nats-server',
        ['-js', '-sd', folder, '-a', '127.0.0.1', '-p', String(port)],
        { stdio: ['ignore', 'ignore', 'pipe'] },
      );
      running = { server, folder };
      await untilReady(server);
    },
    kill: async () => {
      if (!running) return;
      const { server, folder } = running;
      running = undefined;
      server.kill('SIGKILL');
      await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const untilReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    server.stderr?.on('data', (text: Buffer) => text.includes('Server is ready') && resolve());
    server.once('exit', () => reject(new Error('nats-server ended')));
  });

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
