import styles from './spinner.module.css';

/** Turns while something small is under way; a page shows `Loading` instead. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden />;
}
