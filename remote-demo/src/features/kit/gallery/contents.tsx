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
                document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' });
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
