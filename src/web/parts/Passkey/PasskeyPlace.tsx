import styles from './PasskeyPlace.module.css';

/**
 * Keeps the place of a passkey's button until, or if ever, it can be shown: what is being pressed
 * below it must not move away.
 */
export const PasskeyPlace = () => <div className={styles.place} />;
