import { findMatch } from './find-match';
import styles from './highlight.module.css';

/** Text with the search term highlighted, matched the way the back end matches it. */
export function Highlight({ text, q }: { text: string; q: string }) {
  const match = findMatch(text, q);
  if (!match) return text;
  const [at, end] = match;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles['mark']}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
