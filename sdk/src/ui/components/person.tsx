import type { ReactNode } from 'react';
import { Link } from '../link';
import { Avatar } from './avatar';
import { EmailText } from './email-text';
import styles from './person.module.css';

export interface PersonProps {
  /** Full name; determines the initials. */
  name: string;
  /** Picture; initials are shown if it is missing. */
  avatarUrl?: string | null;
  /** Second line: the email, the plan, the role. */
  detail?: ReactNode;
  /** Makes the name a link to this address. */
  to?: string;
  /** The link keeps the current search parameters. */
  keepSearch?: boolean;
  /** Size of the picture, in pixels. */
  size?: number;
}

/** A person: picture or initials, name and a second line. */
export function Person({ name, avatarUrl, detail, to, keepSearch, size = 36 }: PersonProps) {
  return (
    <span className={styles['person']}>
      <Avatar name={name} src={avatarUrl} size={size} />
      <span className={styles['words']}>
        {to === undefined ? (
          <span className={styles['name']}>{name}</span>
        ) : (
          <Link className={styles['name']} to={to} keepSearch={keepSearch}>
            {name}
          </Link>
        )}
        {detail !== undefined && (
          <span className={styles['detail']}>
            {typeof detail === 'string' && isEmail(detail) ? <EmailText of={detail} /> : detail}
          </span>
        )}
      </span>
    </span>
  );
}

const isEmail = (text: string): boolean => /^\S+@\S+$/.test(text);
