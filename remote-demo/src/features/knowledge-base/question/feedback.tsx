import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { giveQuestionFeedback } from '@praxis/contract/demo/knowledge-base';
import { useTranslation } from '@praxis/sdk';
import { useMutation, useQuery } from '@praxis/sdk/data';
import { Button } from '@praxis/sdk/ui';
import { feedbackQuery } from '../queries';
import styles from './answer.module.css';

/** Feedback buttons, as an optimistic update; a second click removes the feedback. */
export function Feedback({ slug }: { slug: string }) {
  const { t } = useTranslation('demo');
  const { data } = useQuery(feedbackQuery, { query: { slug } });
  const { runOrNotify } = useMutation(giveQuestionFeedback);
  const helpful = data?.helpful ?? null;
  const set = (said: boolean | null) =>
    void runOrNotify(
      { body: { slug, helpful: said } },
      {
        optimistic: { record: { id: slug }, changes: { helpful: said } },
        failed: t('knowledge.notSaid'),
        retry: () => set(said),
      },
    );
  const press = (said: boolean) => set(helpful === said ? null : said);
  return (
    <footer className={styles['feedback']}>
      <h2 id="feedback">{t('knowledge.helpful')}</h2>
      <div role="group" aria-labelledby="feedback" className={styles['choices']}>
        <Button icon={ThumbsUp} aria-pressed={helpful === true} onClick={() => press(true)}>
          {t('knowledge.yes')}
        </Button>
        <Button icon={ThumbsDown} aria-pressed={helpful === false} onClick={() => press(false)}>
          {t('knowledge.no')}
        </Button>
      </div>
      <p role="status" className={styles['thanks']}>
        {helpful !== null && t(helpful ? 'knowledge.thanks' : 'knowledge.sorry')}
      </p>
    </footer>
  );
}
