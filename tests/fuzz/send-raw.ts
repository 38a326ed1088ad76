/** Sends a request byte by byte as it was drawn, and reads the answer to its end. */
import net from 'node:net';
import type { FuzzRequest } from './draw-request.ts';

/** Status 0: the connection was closed without an answer. */
export type RawAnswer = {
  readonly status: number;
  readonly head: string;
  readonly body: string;
};

/** No answer may take so long: it counts as one that never comes. */
const HANGING_MS = 60_000;

/** Throws when no answer comes, or the connection breaks. */
export function sendRaw(
  address: { readonly host: string; readonly port: number },
  { method, target, headers, body }: FuzzRequest,
): Promise<RawAnswer> {
  const bytes = Buffer.from(body);
  const hasBody = bytes.length > 0 || method === 'POST';
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(hasBody ? [`content-length: ${bytes.length}`] : []),
    'connection: close',
  ];
  return new Promise((resolve, reject) => {
    const socket = net.connect(address);
    const chunks: Buffer[] = [];
    socket.setTimeout(HANGING_MS, () => socket.destroy(new Error(`no answer in ${HANGING_MS} ms`)));
    socket.on('data', (chunk: Buffer) => void chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks).toString('latin1'))));
    socket.write(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), bytes]));
  });
}

function readAnswer(text: string): RawAnswer {
  const answer = text.replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '');
  const end = answer.indexOf('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0),
    head: answer.slice(0, end),
    body: answer.slice(end + 4),
  };
}
