import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useModalDialog } from '@praxis/sdk/ui/modal';
import { useTranslation } from '@praxis/sdk';
import type { PublicPageProps } from '../public/page-props';
import SignInPage from './sign-in-page';
import styles from './sign-in-over.module.css';

/**
 * Shows the sign-in page in a modal over the page of an expired session. The page below stays mounted,
 * hidden and inert, until the same user has signed in again.
 */
export default function SignInOver(props: PublicPageProps) {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  // Escape must not close it.
  useModalDialog(dialog, () => {});
  // Restores the title that the sign-in page has replaced.
  const [title] = useState(() => document.title);
  useEffect(
    () => () => {
      document.title = title;
    },
    [title],
  );

  return createPortal(
    <dialog ref={dialog} aria-label={t('signIn.title')} tabIndex={-1} className={styles.over}>
      <SignInPage {...props} />
    </dialog>,
    document.body,
  );
}
