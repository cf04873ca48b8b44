import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { RecordState } from '../../shared/record-state';

interface MissingProps {
  query: Pick<QueryResult<unknown>, 'error' | 'loading' | 'reload'>;
  /** "Question not found". */
  title: string;
  back: { to: string; label: string };
}

/** Page of a missing category or question, or of one that failed to load. */
export function Missing({ query, title, back }: MissingProps) {
  const { t } = useTranslation('demo');
  return (
    <RecordState
      query={query}
      title={t('knowledge.title')}
      back={back}
      missing={{
        title,
        text: t('knowledge.missingText'),
        action: t('knowledge.backTo', { name: back.label }),
      }}
      isMissing={!query.error}
    />
  );
}
