import LinkIcon from 'lucide-react/icons/link';
import type { QuestionGroup, QuestionPage } from '@praxis/contract/demo/knowledge-base';
import { useTranslation } from '@praxis/sdk';
import { IconButton } from '@praxis/sdk/ui';
import { Html } from '@praxis/sdk/ui/html';
import { DateOnly, Page, useRecordTitle } from '@praxis/sdk/ui/page';
import { ReadingHeader } from '../../../shared/reading/reading-header';
import { useCopyLink } from '../../../shared/use-copy-link';
import { questionPath } from '../addresses';
import styles from './answer.module.css';
import { Feedback } from './feedback';
import { RelatedQuestions } from './related-questions';

interface AnswerProps {
  category: string;
  slug: string;
  page: QuestionPage;
  back: { to: string; label: string };
  /** All questions of the category, to look up the related ones. */
  others: QuestionGroup['questions'];
}

/** Answer to a question, with feedback buttons and related questions. */
export function Answer({ category, slug, page, back, others }: AnswerProps) {
  const { t } = useTranslation('demo');
  const copyLink = useCopyLink();
  useRecordTitle(page.title);
  return (
    <Page>
      <div className={styles['layout']}>
        <article className={styles['article']}>
          <ReadingHeader title={page.title} back={back}>
            <p className={styles['meta']}>
              <span>
                {t('knowledge.updated')} <DateOnly on={page.lastUpdated} style="long" />
              </span>
              <IconButton
                size="small"
                icon={LinkIcon}
                label={t('link.copy')}
                onClick={() => void copyLink(questionPath(category, slug))}
              />
            </p>
          </ReadingHeader>
          <Html reading html={page.content} />
          <Feedback slug={slug} />
        </article>
        <RelatedQuestions category={category} related={page.relatedQuestions} others={others} />
      </div>
    </Page>
  );
}
