import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';

type PageTitleProps = {
  /** What the page is, without the brand. */
  readonly title: string;
  readonly description?: string;
  /** The form of the page was refused: the title says so first (visitors: R13). */
  readonly hasProblems?: boolean;
};

/** What search engines show of a title. */
const LONGEST_TITLE = 60;

/**
 * Title and description of a page; React puts them into the head. The brand stands in a title that
 * has room for it.
 */
export function PageTitle({ title, description, hasProblems = false }: PageTitleProps) {
  const errors = useTranslations('errors');
  const descriptions = useTranslations('page_descriptions');
  const { brand } = usePageProperties().domainConfig;
  const branded = `${title} – ${brand.name}`;
  const whole = branded.length > LONGEST_TITLE ? title : branded;
  return (
    <>
      <title>{hasProblems ? errors('title_prefix', { title: whole }) : whole}</title>
      <meta name="description" content={description ?? descriptions('default')} />
    </>
  );
}
