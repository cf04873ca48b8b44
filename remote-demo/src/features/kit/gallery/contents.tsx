import { useTranslation } from '@praxis/sdk';
import { prefersReducedMotion } from '@praxis/sdk/ui/page';
import styles from './contents.module.css';

interface Part {
  id: string;
  title: string;
  /** In English regardless of the language, like the titles of examples. */
  english?: boolean;
}

/** Table of contents, next to the page if there is room. */
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
                // Scrolling to a heading is not a navigation.
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

/** Scrolls to a section, smoothly unless the user prefers reduced motion, and focuses it. */
function goTo(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  part?.focus({ preventScroll: true });
}
