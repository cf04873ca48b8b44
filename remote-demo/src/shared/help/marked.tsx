import styles from './marked.module.css';

/** A text with what was searched for marked in it, as the back end finds it: without regard to case. */
export function Marked({ text, q }: { text: string; q: string }) {
  const wanted = q.trim().toLowerCase();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  if (at < 0) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles['mark']}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
