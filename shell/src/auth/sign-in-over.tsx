import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useModalDialog } from '@praxis/sdk/ui/modal';
import { useTranslation } from '@praxis/sdk';
import type { PublicPageProps } from '../public/page-props';
import SignInPage from './sign-in-page';
import styles from './sign-in-over.module.css';

/**
 * The sign-in page over the page of somebody whose session has ended: that page stays as it was,
 * out of sight and out of reach, until the same person is back.
 */
export default function SignInOver(props: PublicPageProps) {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  // There is no way around it: Escape closes nothing.
  useModalDialog(dialog, () => {});
  // The page below does not know that another one has named the window meanwhile.
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
