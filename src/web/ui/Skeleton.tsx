import styles from './Skeleton.module.css';

type SkeletonProps = { readonly width?: string; readonly height: number };

/** A still block of sand in the place and size of what is coming. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <svg className={styles.block} width={width} height={height} aria-hidden="true" />;
}
