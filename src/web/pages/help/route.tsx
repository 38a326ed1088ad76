import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import content from '#web/texts/en-GB/written/content.json';
import help from '#web/texts/en-GB/written/help.json';
import { HelpView } from './HelpView.tsx';
import { HelpPage } from './query.generated.ts';

export const handle = { texts: { content, help }, isKept: true };

/** The help page, with what is found of a question (`q`) in all pages. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
  const { contentPage, contentSearch, contentPages } = await context.get(dataCall)(HelpPage, {
    text: asked,
  });
  return {
    page: contentPage,
    asked,
    matches: contentSearch,
    guides: contentPages.filter(({ slug }) => slug.startsWith('guides/')),
  };
}

export function Component() {
  return <HelpView {...useLoaderData<typeof loader>()} />;
}
