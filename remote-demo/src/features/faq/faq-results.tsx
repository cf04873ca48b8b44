import type { ResponseOf } from '@praxis/contract';
import { faqTopics, type getFaq } from '@praxis/contract/demo/faq';
import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { Card, Loading } from '@praxis/sdk/ui';
import { NothingFound } from '../../shared/help/nothing-found';
import { Results } from '../../shared/results';
import { SearchStatus } from '../../shared/search-status';
import styles from './faq.module.css';
import { TopicNav } from './topic-nav';
import { TopicSection } from './topic-section';

interface FaqResultsProps {
  q: string;
  query: QueryResult<ResponseOf<typeof getFaq>>;
  onClear(): void;
}

/** Results of a search, announced to screen readers even if there are none. */
export function FaqResults(props: FaqResultsProps) {
  const { q, query } = props;
  return (
    <>
      <SearchStatus
        isActive={q !== ''}
        count={query.data ? countIn(topicsOf(query.data)) : undefined}
      />
      <Topics {...props} />
    </>
  );
}

function topicsOf(faq: ResponseOf<typeof getFaq>) {
  return faqTopics.flatMap((key) => {
    const topic = faq[key];
    return topic ? [{ key, ...topic }] : [];
  });
}

const countIn = (topics: ReturnType<typeof topicsOf>): number =>
  topics.reduce((sum, { qandA }) => sum + qandA.length, 0);

function Topics({ q, query, onClear }: FaqResultsProps) {
  const { t } = useTranslation('demo');
  const outline = (
    <Card>
      <Loading count={8} />
    </Card>
  );
  return (
    <Results query={query} outline={outline}>
      {(shown, isOld) => {
        const topics = topicsOf(shown);
        if (countIn(topics) === 0)
          return (
            <NothingFound
              {...{ q, onClear }}
              title={t('faq.none', { text: q })}
              showAll={t('faq.showAll')}
              other={{ path: '/pages/knowledge-base', label: t('faq.searchKnowledgeBase') }}
            >
              {t('faq.noneText')}
            </NothingFound>
          );
        return (
          <div className={styles['layout']} aria-busy={isOld} data-old={isOld}>
            <TopicNav topics={topics} />
            <div className={styles['topics']}>
              {topics.map((topic) => (
                <TopicSection key={topic.key} topic={topic} q={q} />
              ))}
            </div>
          </div>
        );
      }}
    </Results>
  );
}
