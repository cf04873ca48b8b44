import { Fragment } from 'react';

export interface EmailTextProps {
  /** The email address. */
  of: string;
}

/** An email address that wraps before @ or a dot, never within a word. */
export function EmailText({ of: email }: EmailTextProps) {
  return email.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
