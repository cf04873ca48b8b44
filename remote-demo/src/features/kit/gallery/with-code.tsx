import styles from './with-code.module.css';

/** A text as the code's own documentation has it: what stands between backticks is code. */
export function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} translate="no" className={styles['code']}>
        {part}
      </code>
    ),
  );
}
