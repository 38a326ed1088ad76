import type { ContentBlock } from '#domain/content/blocks.ts';
import { runWords, sectionsOf } from '#domain/content/sections.ts';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Runs } from './Runs.tsx';
import styles from './Blocks.module.css';

type BlocksProps = { readonly blocks: readonly ContentBlock[] };

/** A text: its lead, then its sections, each under a rule. */
export function Blocks({ blocks }: BlocksProps) {
  return sectionsOf(blocks).map(({ heading, blocks: below }, at) =>
    heading ? (
      <section key={heading.id} className={styles.section} aria-labelledby={heading.id}>
        <h2 id={heading.id} className={styles.heading}>
          <Runs of={heading.of} />
        </h2>
        <Below blocks={below} />
      </section>
    ) : (
      <div key={at} className={styles.lead}>
        <Below blocks={below} />
      </div>
    ),
  );
}

const Below = ({ blocks }: BlocksProps) =>
  blocks.map((block, at) => <OneBlock key={at} block={block} />);

function OneBlock({ block }: { readonly block: ContentBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h3 id={block.id} className={styles.under}>
          <Runs of={block.of} />
        </h3>
      );
    case 'text':
      return (
        <p>
          <Runs of={block.of} />
        </p>
      );
    case 'notice':
      return (
        <Notice tone={block.tone ?? 'amber'}>
          <p>
            <Runs of={block.of} />
          </p>
        </Notice>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          {block.items.map((item, at) => (
            <li key={at}>
              <Runs of={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table table={block} />;
    // Told in blocks of the other kinds by the API.
    case 'advice':
    // They stand beside the text, and below it.
    case 'prices':
    case 'compare':
      return null;
  }
}

/** Letters of a cell that a column of a phone would break into many lines. */
const LONG = 48;

/**
 * Scrolls inside its own frame where the screen is narrow, with the first column fixed; one with
 * long cells stands there row by row, each cell after the head of its column.
 */
function Table({ table }: { readonly table: Extract<ContentBlock, { kind: 'table' }> }) {
  const { head, rows, isFigures } = table;
  const isLong = rows.some((row) => row.some((cell) => runWords(cell).length > LONG));
  return (
    // A frame that scrolls is reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} tabIndex={0}>
      <table className={classes(styles.table, isFigures && styles.figures, isLong && styles.long)}>
        <thead>
          <tr>
            {head.map((cell, at) => {
              // A corner without words heads nothing.
              const [Cell, scope] =
                runWords(cell) === '' ? (['td'] as const) : (['th', 'col'] as const);
              return (
                <Cell key={at} scope={scope}>
                  <Runs of={cell} />
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = [], ...cells], row) => (
            <tr key={row}>
              <th scope="row">
                <Runs of={name} />
              </th>
              {cells.map((cell, at) => (
                <td
                  key={at}
                  data-head={isLong ? runWords(head[at + 1] ?? []) : undefined}
                  data-marked={cell[0]?.kind === 'strong' || undefined}
                >
                  <Runs of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
