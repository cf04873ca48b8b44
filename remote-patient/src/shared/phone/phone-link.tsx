import styles from './phone.module.css';

/** A phone number as a `tel:` link. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className={styles['call']} href={`tel:${number.replaceAll(' ', '')}`}>
      {number}
    </a>
  );
}
