import type { FoundQuestion, KnowledgeBaseCard } from '@praxis/contract/demo/knowledge-base';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import { Link } from '@praxis/sdk/ui';
import { Highlight } from '../../../shared/help/highlight';
import { questionPath } from '../addresses';
import styles from '../knowledge-base.module.css';

interface FoundQuestionsProps {
  questions: readonly FoundQuestion[];
  q: string;
  cards: readonly KnowledgeBaseCard[];
}

/** Matching questions, with their categories and groups. */
export function FoundQuestions({ questions, q, cards }: FoundQuestionsProps) {
  const { t } = useTranslation('demo');
  if (questions.length === 0) return null;
  const titleOf = (category: string) => cards.find((card) => card.category === category)?.title;
  return (
    <ul className={styles['found']} aria-label={t('knowledge.questions')}>
      {questions.map(({ id, question, slug, category, group }) => (
        <li key={id} className={styles['foundRow']}>
          <Link className={styles['cover']} to={questionPath(category, slug)}>
            <Highlight text={question} q={q} />
          </Link>
          <span className={styles['secondary']}>
            {inOneLine([titleOf(category), group], ' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
