import { usePageProperties } from '#web/page-properties.ts';
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
  readonly files: readonly PictureFile[];
  /** The same in evening inks, for pages by night. */
  readonly filesAtDusk: readonly PictureFile[];
};

type PictureFile = { readonly url: string; readonly width: number };

type PictureProps = {
  readonly picture: PictureFacts;
  /** The same in another shape, shown below 640 px. */
  readonly narrow?: PictureFacts | undefined;
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Seen at once: loaded first, not when it comes into view. */
  readonly first?: boolean;
  readonly className?: string | undefined;
};

/**
 * A picture that fills its box, over the two inks that stand for it, so that nothing moves when it
 * arrives. By night it is printed in evening inks: the visitor's choice of appearance decides, or
 * else their system.
 */
export function Picture({ picture, narrow, sizes, first = false, className }: PictureProps) {
  const { theme } = usePageProperties();
  return (
    <span className={classes(styles.box, className)}>
      {picture.placeholder !== undefined && (
        <img src={picture.placeholder} alt="" aria-hidden="true" className={styles.placeholder} />
      )}
      <picture>
        {theme === undefined && (
          <Sources picture={picture} narrow={narrow} sizes={sizes} atDusk media={BY_NIGHT} />
        )}
        <Sources picture={picture} narrow={narrow} sizes={sizes} atDusk={theme === 'dark'} />
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

const NARROW = '(max-width: 639px)';
const BY_NIGHT = '(prefers-color-scheme: dark)';

type SourcesProps = Pick<PictureProps, 'picture' | 'narrow' | 'sizes'> & {
  readonly atDusk: boolean;
  readonly media?: string;
};

function Sources({ picture, narrow, sizes, atDusk, media }: SourcesProps) {
  const sourceSet = ({ files, filesAtDusk }: PictureFacts): string =>
    (atDusk ? filesAtDusk : files).map(({ url, width }) => `${url} ${width}w`).join(', ');
  return (
    <>
      {narrow && (
        <source
          media={media === undefined ? NARROW : `${NARROW} and ${media}`}
          type="image/avif"
          srcSet={sourceSet(narrow)}
          sizes="100vw"
        />
      )}
      {picture.files.length > 0 && (
        <source media={media} type="image/avif" srcSet={sourceSet(picture)} sizes={sizes} />
      )}
    </>
  );
}
