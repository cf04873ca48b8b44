import { placeOf } from './place-of';
import styles from './marked.module.css';

/** A text with what was searched for marked in it, as the back end finds it. */
export function Marked({ text, q }: { text: string; q: string }) {
  const place = placeOf(text, q);
  if (!place) return text;
  const [at, end] = place;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles['mark']}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
