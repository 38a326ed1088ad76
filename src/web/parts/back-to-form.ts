import { redirect } from 'react-router';

/**
 * Where a form leads that acts on an order which the API does not know for this visitor: to its own
 * page, whose loader sends whoever is no longer logged in to the login, and answers everybody else
 * with the 404 of an order that there is not (S-05).
 */
export function backToForm(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search, SEE_OTHER);
}

const SEE_OTHER = 303;
