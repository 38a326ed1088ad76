import { createContext } from 'react-router';

/**
 * Details were posted in this request and not taken. Its page is then shown with what was typed,
 * even to who has been away for so long that nobody is logged in any more (visitors: R13).
 */
export const detailsRefused = createContext(false);
