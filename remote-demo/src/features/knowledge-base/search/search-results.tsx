import type { ResponseOf } from '@praxis/contract';
import type { KnowledgeBaseCard, searchKnowledgeBase } from '@praxis/contract/demo/knowledge-base';
import { searchText } from '@praxis/contract/rules/texts/search-text';
import { useTranslation } from '@praxis/sdk';
import { useQuery, type QueryResult } from '@praxis/sdk/data';
import { Button, Card, EmptyState, ErrorState, LinkButton, Loading } from '@praxis/sdk/ui';
import { SearchStatus } from '../../../shared/search-status';
import { CategoryCards } from '../category-cards';
import styles from '../knowledge-base.module.css';
import { searchQuery } from '../queries';
import { FoundQuestions } from './found-questions';

interface SearchResultsProps {
  q: string;
  cards: readonly KnowledgeBaseCard[];
  onClear(): void;
}

/** Matching categories and questions, and their number. */
export function SearchResults({ q, cards, onClear }: SearchResultsProps) {
  const query = useQuery(searchQuery, { query: { q } });
  const term = searchText(q.trim());
  const found = cards.filter(({ title, desc }) =>
    [title, desc].some((text) => searchText(text).includes(term)),
  );
  return (
    <>
      <SearchStatus
        isActive
        count={query.data ? query.data.questions.length + found.length : undefined}
      />
      <Results {...{ q, cards, found, query, onClear }} />
    </>
  );
}

interface ResultsProps extends SearchResultsProps {
  found: readonly KnowledgeBaseCard[];
  query: QueryResult<ResponseOf<typeof searchKnowledgeBase>>;
}

function Results({ q, cards, found, query, onClear }: ResultsProps) {
  const { t } = useTranslation('demo');
  const { data, shown, error, loading, reload } = query;
  if (error && !data)
    return (
      <Card>
        <ErrorState failure={error} onRetry={reload} retrying={loading} />
      </Card>
    );
  if (!shown) return <Loading count={6} />;
  const count = shown.questions.length;
  if (count === 0 && found.length === 0)
    return (
      <Card>
        <EmptyState
          drawing="search"
          title={t('knowledge.none', { text: q })}
          action={
            <>
              <Button kind="primary" onClick={onClear}>
                {t('knowledge.showAll')}
              </Button>
              <LinkButton to={`/pages/faq?q=${encodeURIComponent(q)}`}>
                {t('knowledge.searchFaq')}
              </LinkButton>
            </>
          }
        >
          {t('knowledge.noneText')}
        </EmptyState>
      </Card>
    );
  return (
    <div className={styles['results']} aria-busy={data === null}>
      {found.length > 0 && <CategoryCards cards={found} q={q} />}
      <p className={styles['secondary']}>{t('knowledge.results', { count })}</p>
      <FoundQuestions questions={shown.questions} q={q} cards={cards} />
    </div>
  );
}
