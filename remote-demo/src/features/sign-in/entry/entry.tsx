import type { ReactNode } from 'react';
import { useTranslation } from '@praxis/sdk';
import { usePathname } from '@praxis/sdk/router';
import { versionOf, type Kind } from '../addresses';
import styles from './entry.module.css';
import { EntryLinks } from './entry-links';
import { Scene } from './scene';
import { SignedInHint } from './signed-in-hint';

interface Props {
  kind: Kind;
  title: string;
  text: string;
  children: ReactNode;
  /** Link to the most likely alternative. */
  footer: ReactNode;
}

/** Frame of a sign-in page: a card in layout 1, a form next to an illustration in layout 2. */
export function Entry({ kind, title, text, children, footer }: Props) {
  const { t } = useTranslation('demo');
  const version = versionOf(usePathname());
  return (
    <div className={styles.page} data-version={version}>
      {version === 2 && (
        <div className={styles.picture} aria-hidden>
          <Scene of={kind} />
          <p>{t(`signIn.scenes.${kind}`)}</p>
        </div>
      )}
      <div className={styles.side}>
        <section className={styles.entry} aria-labelledby="entry-title">
          <h1 id="entry-title">{title}</h1>
          <p className={styles.text}>{text}</p>
          <SignedInHint />
          {children}
          <p className={styles.footer}>{footer}</p>
        </section>
        <EntryLinks kind={kind} version={version} />
      </div>
    </div>
  );
}
