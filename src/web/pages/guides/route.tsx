import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { groupGuides } from '#web/parts/Content/guide-groups.ts';
import content from '#web/texts/en-GB/written/content.json';
import guides from '#web/texts/en-GB/written/guides.json';
import { GuidesView } from './GuidesView.tsx';
import { GuidesPage } from './query.generated.ts';

export const handle = { texts: { content, guides }, isKept: true };

/** Every guide, by the groups of the list beside guides. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { contentEntries, contentPages } = await context.get(dataCall)(GuidesPage, {});
  const guides = contentPages.filter(({ slug }) => slug.startsWith('guides/'));
  return { groups: groupGuides(contentEntries, guides) };
}

export function Component() {
  return <GuidesView {...useLoaderData<typeof loader>()} />;
}
