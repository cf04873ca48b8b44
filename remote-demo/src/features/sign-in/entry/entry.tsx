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
  /** The likeliest other way to go. */
  footer: ReactNode;
}

/** A page around signing in: in its first layout a card, in its second a form beside a picture. */
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
