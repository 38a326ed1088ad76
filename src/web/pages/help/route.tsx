import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { markWords } from '#domain/content/search-content.ts';
import { dataCall } from '#web/data/data-call.ts';
import { groupGuides } from '#web/parts/Content/guide-groups.ts';
import content from '#web/texts/en-GB/written/content.json';
import help from '#web/texts/en-GB/written/help.json';
import { HelpView } from './HelpView.tsx';
import { HelpPage } from './query.generated.ts';

export const handle = { texts: { content, help }, isKept: true };

/** The help page, with what is found of a question (`q`) in all pages. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
  const { contentEntries, contentPage, contentSearch, contentPages } = await context.get(dataCall)(
    HelpPage,
    { text: asked },
  );
  const guides = contentPages.filter(({ slug }) => slug.startsWith('guides/'));
  return {
    page: contentPage,
    asked,
    // This page only says again what the others answer.
    matches: contentSearch
      .filter(({ slug }) => slug !== 'help')
      .map((match) => ({ ...match, excerpt: markWords(match.excerpt, asked) })),
    guides: groupGuides(contentEntries, guides).flatMap((group) => group.guides.slice(0, 1)),
  };
}

export function Component() {
  return <HelpView {...useLoaderData<typeof loader>()} />;
}
