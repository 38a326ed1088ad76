/** What the document tells the start-up script, each in a `data-` attribute of it. */
export type StartUp = {
  /** Addresses of the modules that it fetches once the page stands, with spaces between. */
  readonly later: string;
  /** The pattern of the page's address, and the address of the module with what it shows. */
  readonly route: string;
  readonly page: string;
};

export const writeStartUp = ({ later, route, page }: StartUp): string =>
  `data-later="${later}" data-route="${route}" data-page="${page}"`;

/** The element of the start-up script, in a browser. */
export const startUpScript = (): HTMLScriptElement | null =>
  document.querySelector('script[data-later]');

export function readStartUp(): StartUp {
  const { later = '', route = '', page = '' } = startUpScript()?.dataset ?? {};
  return { later, route, page };
}
