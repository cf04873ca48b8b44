import type { ResponseOf } from '@praxis/contract';
import type { KnowledgeBaseCard, searchKnowledgeBase } from '@praxis/contract/demo/knowledge-base';
import { searchText } from '@praxis/contract/rules/texts/search-text';
import { useTranslation } from '@praxis/sdk';
import { useQuery, type QueryResult } from '@praxis/sdk/data';
import { Loading } from '@praxis/sdk/ui';
import { NothingFound } from '../../../shared/help/nothing-found';
import { Results } from '../../../shared/results';
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
      <Found {...{ q, cards, found, query, onClear }} />
    </>
  );
}

interface FoundProps extends SearchResultsProps {
  found: readonly KnowledgeBaseCard[];
  query: QueryResult<ResponseOf<typeof searchKnowledgeBase>>;
}

function Found({ q, cards, found, query, onClear }: FoundProps) {
  const { t } = useTranslation('demo');
  return (
    <Results query={query} outline={<Loading count={6} />}>
      {({ questions }, isOld) =>
        questions.length === 0 && found.length === 0 ? (
          <NothingFound
            {...{ q, onClear }}
            title={t('knowledge.none', { text: q })}
            showAll={t('knowledge.showAll')}
            other={{ path: '/pages/faq', label: t('knowledge.searchFaq') }}
          >
            {t('knowledge.noneText')}
          </NothingFound>
        ) : (
          <div className={styles['results']} aria-busy={isOld}>
            {found.length > 0 && <CategoryCards cards={found} q={q} />}
            <p className={styles['secondary']}>
              {t('knowledge.results', { count: questions.length })}
            </p>
            <FoundQuestions questions={questions} q={q} cards={cards} />
          </div>
        )
      }
    </Results>
  );
}
