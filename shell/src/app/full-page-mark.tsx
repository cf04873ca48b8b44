import styles from './full-page.module.css';

/** The drawings are kept here: these pages have to show when nothing else can be fetched. */
const drawings = {
  /** A magnifying glass. */
  notFound: 'M33 24a9 9 0 1 1 0 18a9 9 0 0 1 0-18M40 40l8 8',
  /** A lock. */
  noAccess: 'M27 34h18v14H27zM31 34v-5a5 5 0 0 1 10 0v5',
  /** A triangle with an exclamation mark. */
  fault: 'M36 24l14 24H22zM36 33v7M36 44v.1',
} as const;

/** The round drawing over a page that only says one thing. */
export function FullPageMark({ of }: { of: keyof typeof drawings }) {
  return (
    <svg className={styles.mark} viewBox="0 0 72 72" aria-hidden>
      <path d={drawings[of]} />
    </svg>
  );
}
