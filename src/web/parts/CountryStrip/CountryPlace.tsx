import styles from './CountryStrip.module.css';

/**
 * Where the document puts the question for the country: React takes the element over as it finds
 * it, and leaves what is in it alone.
 */
export const CountryPlace = () => (
  <div
    id="country"
    className={styles.place}
    suppressHydrationWarning
    // oxlint-disable-next-line react/no-danger -- nothing is ever put in by script
    dangerouslySetInnerHTML={NOTHING}
  />
);

const NOTHING = { __html: '' };
