/** How the element begins that waits for the menu, as the server's markup has it (`ServerPlace`). */
export const MENU_PLACE = '<div id="menu"';
