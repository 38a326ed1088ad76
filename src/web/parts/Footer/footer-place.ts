/** How the element begins that waits for the foot, as the server's markup has it (`FooterPlace`). */
export const FOOTER_PLACE = '<footer id="footer"';
