/** A client of one server: one connection, one question after the other. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import type { Question } from './question.ts';

export type BenchServer = {
  /** The answer; throws for any status but 200. */
  readonly ask: (question: Question) => Promise<string>;
  /** Processor time of the server's thread since it began, in milliseconds. */
  readonly cpuMs: () => Promise<number>;
  readonly stop: () => Promise<unknown>;
};

/** Starts a server on a thread of its own, and connects to it. */
export async function startServer(workerData: object): Promise<BenchServer> {
  const thread = new Worker(new URL('server-thread.ts', import.meta.url), { workerData });
  const next = async (): Promise<number> => v.parse(v.number(), (await once(thread, 'message'))[0]);
  const port = await next();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    ask: ({ path, body }) => send({ agent, port, path, body }),
    cpuMs: async () => {
      const answer = next();
      thread.postMessage('cpu');
      return answer;
    },
    stop: async () => (agent.destroy(), thread.terminate()),
  };
}

type Sent = Question & { readonly agent: Agent; readonly port: number };

async function send({ agent, port, path, body }: Sent): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const asked = request(
    {
      agent,
      port,
      path,
      host: '127.0.0.1',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    },
    (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const answer = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(answer);
        else reject(new Error(`${path}: ${response.statusCode} ${answer.slice(0, 200)}`));
      });
    },
  );
  asked.on('error', reject);
  asked.end(body);
  return promise;
}
