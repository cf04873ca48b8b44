import { Fragment } from 'react';

export interface EmailTextProps {
  /** The email address. */
  of: string;
}

/** An email address that breaks before @ or a dot where its line is too short, not within a word. */
export function EmailText({ of: email }: EmailTextProps) {
  return email.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
