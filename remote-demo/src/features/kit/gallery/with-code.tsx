import styles from './with-code.module.css';

/** Replaces straight quotes and dots, which JSDoc uses, with typographic ones. */
const typographic = (text: string) =>
  text
    .replace(/"([^"]*)"/g, '“$1”')
    .replaceAll("'", '’')
    .replaceAll('...', '…');

/** Text of JSDoc, with the parts in backticks as code. */
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
