import { useTranslation } from '@praxis/sdk';
import styles from './contents.module.css';

interface Part {
  id: string;
  title: string;
  /** Written in English in every language: titles of examples. */
  english?: boolean;
}

/** What is on the page; beside it where there is room. */
export function Contents({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation('demo');
  return (
    <nav aria-label={t('kit.onThisPage')} className={styles['contents']}>
      <p className={styles['title']}>{t('kit.onThisPage')}</p>
      <ul>
        {parts.map(({ id, title, english }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              lang={english ? 'en' : undefined}
              onClick={(event) => {
                // The place on the page is no address of its own.
                event.preventDefault();
                goTo(id);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Brings a part into sight, gently where motion is welcome; Tab goes on from there. */
function goTo(id: string): void {
  const part = document.getElementById(id);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  part?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  part?.focus({ preventScroll: true });
}
