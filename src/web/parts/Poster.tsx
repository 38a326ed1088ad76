import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { Picture, type PictureFacts } from './Picture.tsx';
import styles from './Poster.module.css';

type PosterProps = {
  readonly picture: PictureFacts;
  readonly sizes: string;
  readonly first?: boolean;
  /** The place in capitals under the picture, and a line below it. */
  readonly name?: string;
  readonly line?: ReactNode;
  /** Where the whole poster leads. */
  readonly to?: string;
  /** `tall` 3:3.5 on walls, `wide` fills the height that its parent gives (hero). */
  readonly shape?: 'tall' | 'wide';
  readonly heading?: 'h2' | 'h3' | 'p';
};

/** A picture in a frame of paper that stays light by night; it carries all the colour of a page. */
export function Poster({
  picture,
  sizes,
  first = false,
  name,
  line,
  to,
  shape = 'tall',
  heading: Heading = 'h3',
}: PosterProps) {
  return (
    <figure className={classes(styles.poster, styles[shape])}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes={sizes} first={first} />
      </div>
      {name !== undefined && (
        <figcaption className={styles.letters}>
          <Heading className={styles.name}>
            {to === undefined ? name : <Link to={to}>{name}</Link>}
          </Heading>
          {line !== undefined && <p className={styles.line}>{line}</p>}
        </figcaption>
      )}
    </figure>
  );
}
