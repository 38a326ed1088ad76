/** How the element for the foot begins in the server's markup (`FooterPlace`). */
export const FOOTER_PLACE = '<footer id="footer"';
