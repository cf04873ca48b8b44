import styles from './phone.module.css';

/** A number that is called at a touch. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className={styles['call']} href={`tel:${number.replaceAll(' ', '')}`}>
      {number}
    </a>
  );
}
