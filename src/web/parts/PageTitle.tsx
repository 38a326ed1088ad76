import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';

type PageTitleProps = {
  /** What the page is, without the brand. */
  readonly title: string;
  readonly description?: string;
  /** The form of the page was refused: the title says so first (visitors: R13). */
  readonly hasProblems?: boolean;
};

/** Title and description of a page; React puts them into the head. */
export function PageTitle({ title, description, hasProblems = false }: PageTitleProps) {
  const errors = useTranslations('errors');
  const descriptions = useTranslations('page_descriptions');
  const { brand } = usePageProperties().domainConfig;
  const whole = `${title} – ${brand.name}`;
  return (
    <>
      <title>{hasProblems ? errors('title_prefix', { title: whole }) : whole}</title>
      <meta name="description" content={description ?? descriptions('default')} />
    </>
  );
}
