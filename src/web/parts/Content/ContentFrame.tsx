import { useId, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { ContentBlock } from '#domain/content/blocks.ts';
import { sectionsOf } from '#domain/content/sections.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Runs } from './Runs.tsx';
import layout from '#web/ui/layout.module.css';
import styles from './ContentFrame.module.css';

type ContentFrameProps = {
  /** Places above this page, the first one first. */
  readonly crumbs: readonly { readonly to: string; readonly words: string }[];
  /** What the way to it calls the page, where that is not its title. */
  readonly here?: string;
  readonly title: string;
  /** Headings and links of the pages beside it. */
  readonly rail: readonly ContentBlock[];
  /** Headings of this page that the rail names; one alone is not named. */
  readonly parts?: readonly { readonly id: string; readonly words: ReactNode }[];
  readonly children: ReactNode;
  /** Beside the text, above and below how to reach a person. */
  readonly side?: ReactNode;
  readonly below?: ReactNode;
};

/** A page of text between the list of its neighbours and what stands beside it. */
export function ContentFrame({
  crumbs,
  title,
  here = title,
  rail,
  parts = [],
  children,
  side,
  below,
}: ContentFrameProps) {
  const t = useTranslations('content');
  return (
    <article className={`${layout.wrap} ${styles.page}`}>
      <nav aria-label={t('crumbs')} className={layout.crumbs}>
        {crumbs.map(({ to, words }) => (
          <Link key={to} to={to}>
            {words}
          </Link>
        ))}
        <span aria-current="page">{here}</span>
      </nav>
      <div className={styles.columns}>
        <Rail rail={rail} parts={parts} />
        <div className={styles.text}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </div>
        <div className={styles.side}>
          {side}
          <StillStuck />
          {below}
        </div>
      </div>
    </article>
  );
}

/** Open on a desk; a line that opens on a smaller screen. */
function Rail({ rail, parts }: Required<Pick<ContentFrameProps, 'rail' | 'parts'>>) {
  const t = useTranslations('content');
  const { pathname } = useLocation();
  if (rail.length === 0 && parts.length < 2) return <div />;
  const lists = (
    <>
      {sectionsOf(rail).map(({ heading, blocks }, at) => (
        <RailGroup key={at} name={heading && <Runs of={heading.of} />}>
          {blocks
            .flatMap((block) => (block.kind === 'list' ? block.items : []))
            .map((item, at) => (
              <li key={at}>
                {item.map((run, place) =>
                  run.kind === 'link' ? (
                    <Link
                      key={place}
                      to={run.href}
                      aria-current={run.href === pathname ? 'page' : undefined}
                    >
                      <Runs of={run.of} />
                    </Link>
                  ) : null,
                )}
              </li>
            ))}
        </RailGroup>
      ))}
      {parts.length > 1 && (
        <RailGroup name={t('on_this_page')}>
          {parts.map(({ id, words }) => (
            <li key={id}>
              <a href={`#${id}`}>{words}</a>
            </li>
          ))}
        </RailGroup>
      )}
    </>
  );
  return (
    <div className={styles.rail}>
      <nav aria-label={t('in_this_section')} className={styles.wide}>
        {lists}
      </nav>
      <details className={styles.narrow}>
        <summary>{t('in_this_section')}</summary>
        <nav aria-label={t('in_this_section_short')}>{lists}</nav>
      </details>
    </div>
  );
}

function RailGroup({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  return (
    <>
      {name !== undefined && (
        <p id={id} className={styles.group}>
          {name}
        </p>
      )}
      <ul aria-labelledby={name === undefined ? undefined : id} className={styles.links}>
        {children}
      </ul>
    </>
  );
}

function StillStuck() {
  const t = useTranslations('content');
  const { phone, phoneHours } = usePageProperties().domainConfig.brand;
  return (
    <section aria-labelledby="still-stuck" className={styles.stuck}>
      <h2 id="still-stuck">{t('still_stuck')}</h2>
      <p>{t('talk')}</p>
      <p>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={styles.phone}>
          {phone}
        </a>
        <span className={styles.hours}>{phoneHours}</span>
      </p>
      <p className={styles.hours}>{t('have_ready')}</p>
      <ButtonLink kind="quiet" to={routes.content.href('contact_us')}>
        {t('ways_to_reach')}
      </ButtonLink>
    </section>
  );
}
