import type { QuestionGroup, QuestionPage } from '@praxis/contract/demo/knowledge-base';
import { useTranslation } from '@praxis/sdk';
import { Link } from '@praxis/sdk/ui';
import { questionPath } from '../addresses';
import styles from './answer.module.css';

interface RelatedQuestionsProps {
  category: string;
  related: QuestionPage['relatedQuestions'];
  others: QuestionGroup['questions'];
}

/** Links to related questions. */
export function RelatedQuestions({ category, related, others }: RelatedQuestionsProps) {
  const { t } = useTranslation('demo');
  return (
    <aside className={styles['related']} aria-labelledby="related-questions">
      <h2 id="related-questions">{t('knowledge.related')}</h2>
      <ul>
        {related.map(({ id, question }) => {
          const slug = others.find((one) => one.id === id)?.slug;
          return (
            slug !== undefined && (
              <li key={id}>
                <Link to={questionPath(category, slug)}>{question}</Link>
              </li>
            )
          );
        })}
      </ul>
    </aside>
  );
}
