import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CONTENT_PAGES, routes } from '#web/routes.ts';
import content from '#web/texts/en-GB/content.json';
import { ContentView } from './ContentView.tsx';

export const handle = { texts: { content } };

/** Which page of plain content the address asks for; any other spelling is not found. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const page = CONTENT_PAGES.find(
    (name) => routes.content.href(name) === pathname.replace(/\/$/, ''),
  );
  if (!page) throw data(null, { status: 404 });
  return { page };
}

export function Component() {
  return <ContentView {...useLoaderData<typeof loader>()} />;
}
