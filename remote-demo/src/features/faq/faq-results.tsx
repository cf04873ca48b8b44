import type { ResponseOf } from '@praxis/contract';
import { faqTopics, type getFaq } from '@praxis/contract/demo/faq';
import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { Button, Card, EmptyState, ErrorState, LinkButton, Loading } from '@praxis/sdk/ui';
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

/** Topics with matching questions. The current ones stay, dimmed, while the next ones load. */
function Topics({ q, query, onClear }: FaqResultsProps) {
  const { t } = useTranslation('demo');
  const { data, shown, error, loading, reload } = query;
  if (error && !data)
    return (
      <Card>
        <ErrorState failure={error} onRetry={reload} retrying={loading} />
      </Card>
    );
  if (!shown)
    return (
      <Card>
        <Loading count={8} />
      </Card>
    );

  const topics = topicsOf(shown);
  if (countIn(topics) === 0)
    return (
      <Card>
        <EmptyState
          drawing="search"
          title={t('faq.none', { text: q })}
          action={
            <>
              <Button kind="primary" onClick={onClear}>
                {t('faq.showAll')}
              </Button>
              <LinkButton to={`/pages/knowledge-base?q=${encodeURIComponent(q)}`}>
                {t('faq.searchKnowledgeBase')}
              </LinkButton>
            </>
          }
        >
          {t('faq.noneText')}
        </EmptyState>
      </Card>
    );

  return (
    <div className={styles['layout']} aria-busy={data === null} data-old={data === null}>
      <TopicNav topics={topics} />
      <div className={styles['topics']}>
        {topics.map((topic) => (
          <TopicSection key={topic.key} topic={topic} q={q} />
        ))}
      </div>
    </div>
  );
}
