/** How the element for the menu begins in the server's markup (`ServerPlace`). */
export const MENU_PLACE = '<div id="menu"';
