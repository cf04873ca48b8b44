import styles from './with-code.module.css';

/** The code's own documentation is written with the marks of a keyboard. */
const typographic = (text: string) =>
  text
    .replace(/"([^"]*)"/g, '“$1”')
    .replaceAll("'", '’')
    .replaceAll('...', '…');

/** A text as the code's own documentation has it: what stands between backticks is code. */
export function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      typographic(part)
    ) : (
      <code key={index} translate="no" className={styles['code']}>
        {part}
      </code>
    ),
  );
}
