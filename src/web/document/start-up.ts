/** What the document tells the start-up script, each in a `data-` attribute of it. */
export type StartUp = {
  /** Addresses of the modules that it fetches once the page stands, with spaces between. */
  readonly later: string;
  /** The address of the styles of all pages, for what comes to this one. */
  readonly style: string;
  /** The pattern of the page's address, and the address of the module with what it shows. */
  readonly route: string;
  readonly page: string;
};

export const writeStartUp = ({ later, style, route, page }: StartUp): string =>
  `data-later="${later}" data-style="${style}" data-route="${route}" data-page="${page}"`;

/** The element of the start-up script, in a browser. */
export const startUpScript = (): HTMLScriptElement | null =>
  document.querySelector('script[data-later]');

export const readStartUp = (): StartUp =>
  Object.assign({ later: '', style: '', route: '', page: '' }, startUpScript()?.dataset);
