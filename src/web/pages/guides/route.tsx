import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import content from '#web/texts/en-GB/written/content.json';
import guides from '#web/texts/en-GB/written/guides.json';
import { GuidesView } from './GuidesView.tsx';
import { GuidesPage } from './query.generated.ts';

export const handle = { texts: { content, guides }, isKept: true };

/** Every guide. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { contentPages } = await context.get(dataCall)(GuidesPage, {});
  return { guides: contentPages.filter(({ slug }) => slug.startsWith('guides/')) };
}

export function Component() {
  return <GuidesView {...useLoaderData<typeof loader>()} />;
}
