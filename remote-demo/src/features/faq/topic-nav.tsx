import { useTranslation } from '@praxis/sdk';
import { Link, useLocation } from '@praxis/sdk/router';
import { Icon, useIntlLanguage } from '@praxis/sdk/ui';
import { numberFormat } from '@praxis/sdk/ui/page';
import styles from './faq.module.css';
import { iconOf, type KeyedTopic } from './topic-icons';

/** Links to the topics, with the number of questions in each. */
export function TopicNav({ topics }: { topics: readonly KeyedTopic[] }) {
  const { t } = useTranslation('demo');
  const number = numberFormat(useIntlLanguage());
  const { pathname, search } = useLocation();
  return (
    <nav className={styles['nav']} aria-label={t('faq.topics')}>
      <ul>
        {topics.map((topic) => (
          <li key={topic.key}>
            <Link className={styles['navLink']} to={`${pathname}${search}#${topic.key}`}>
              <Icon of={iconOf(topic)} />
              <span className={styles['navTitle']}>{topic.title}</span>
              <span className={styles['navCount']}>{number.format(topic.qandA.length)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
