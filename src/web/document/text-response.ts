/**
 * A response of a text, which is made bytes once and by whoever sends it: the web's own copies it
 * into bytes and a stream when it is made, and out of them again when it is read.
 */
export class TextResponse extends Response {
  readonly #text: string;

  constructor(text: string, init?: ResponseInit) {
    super(null, init);
    this.#text = text;
  }

  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    return this.clone().body;
  }

  override async text(): Promise<string> {
    return this.#text;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new TextEncoder().encode(this.#text).buffer;
  }

  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return new TextEncoder().encode(this.#text);
  }

  override json(): Promise<unknown> {
    return this.clone().json();
  }

  override blob(): Promise<Blob> {
    return this.clone().blob();
  }

  override formData(): Promise<FormData> {
    return this.clone().formData();
  }

  /** One of the web's own. */
  override clone(): Response {
    const { status, statusText, headers } = this;
    return new Response(this.#text, { status, statusText, headers });
  }
}
