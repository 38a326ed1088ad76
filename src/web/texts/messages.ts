import common from './en-GB/common.json';
import errors from './en-GB/errors.json';
import footer from './en-GB/footer.json';
import header from './en-GB/header.json';
import pageDescriptions from './en-GB/page_descriptions.json';
import pageTitles from './en-GB/page_titles.json';

/**
 * The namespaces that every page has (SITE-20); a page brings its own through `handle.texts`. The
 * words of the footer stand in the document: the server alone writes it.
 */
export const ALWAYS_LOADED = {
  common,
  errors,
  ...(import.meta.env.SSR && { footer }),
  header,
  page_descriptions: pageDescriptions,
  page_titles: pageTitles,
};
