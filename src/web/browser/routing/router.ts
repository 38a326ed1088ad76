/** The router itself, in a file of its own (tools/web-build/router-apart.ts). */
export { createBrowserRouter } from 'react-router';
