import styles from './spinner.module.css';

/** Spinner for a small pending action; a page shows `Loading` instead. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden />;
}
