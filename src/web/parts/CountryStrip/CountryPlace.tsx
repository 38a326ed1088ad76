import { ServerPlace } from '#web/parts/ServerPlace.tsx';
import styles from './CountryStrip.module.css';

/** Where the document puts the question for the country. */
export const CountryPlace = () => <ServerPlace id="country" className={styles.place} />;
