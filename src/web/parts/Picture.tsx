import { classes } from '#web/ui/classes.ts';
import styles from './Picture.module.css';

/**
 * A picture and the files made of it, `url` the one that every browser reads; `placeholder` is a
 * data address of a few hundred bytes.
 */
export type PictureFacts = {
  readonly alt: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder?: string | undefined;
  readonly files: readonly { readonly url: string; readonly width: number }[];
};

type PictureProps = {
  readonly picture: PictureFacts;
  /** The same in another shape, shown below 640 px. */
  readonly narrow?: PictureFacts;
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Seen at once: loaded first, not when it comes into view. */
  readonly first?: boolean;
  readonly className?: string | undefined;
};

/**
 * A picture that fills its box, over the two inks that stand for it, so that nothing moves when it
 * arrives.
 */
export function Picture({ picture, narrow, sizes, first = false, className }: PictureProps) {
  return (
    <span className={classes(styles.box, className)}>
      {picture.placeholder !== undefined && (
        <img src={picture.placeholder} alt="" aria-hidden="true" className={styles.placeholder} />
      )}
      <picture>
        {narrow && (
          <source
            media="(max-width: 639px)"
            type="image/avif"
            srcSet={sourceSet(narrow)}
            sizes="100vw"
          />
        )}
        {picture.files.length > 0 && (
          <source type="image/avif" srcSet={sourceSet(picture)} sizes={sizes} />
        )}
        <img
          src={picture.url}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
          className={styles.image}
        />
      </picture>
    </span>
  );
}

const sourceSet = ({ files }: PictureFacts): string =>
  files.map(({ url, width }) => `${url} ${width}w`).join(', ');
