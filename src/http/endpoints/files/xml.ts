const AN_HOUR = 'public, max-age=3600';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const headersOf = (type: string) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': AN_HOUR,
});

/** An XML document of this root element, which may be kept for an hour. */
export const xml = (root: string, type = 'application/xml'): Response =>
  new Response(`${DECLARATION}${root}\n`, { headers: headersOf(type) });

/**
 * The same of a root element that is sent as it is made, piece by piece; not found when there is no
 * piece. What fails before the first piece fails the answer.
 */
export async function streamXml(pieces: AsyncGenerator<string>): Promise<Response> {
  const first = await pieces.next();
  if (first.done) return new Response('', { status: 404 });
  const body = new ReadableStream<Uint8Array>({
    start: (reader) => reader.enqueue(Buffer.from(DECLARATION + first.value)),
    pull: async (reader) => {
      const next = await pieces.next();
      if (next.done) reader.close();
      else reader.enqueue(Buffer.from(next.value));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
  return new Response(body, { headers: headersOf('application/xml') });
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as it stands in an element or attribute. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
