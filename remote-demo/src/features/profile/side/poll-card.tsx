import { useId } from 'react';
import { voteOnProfile, type PollChoice } from '@praxis/contract/demo/profile-page';
import { useLanguage, useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Card } from '@praxis/sdk/ui';
import { numberFormat, ProgressBar } from '@praxis/sdk/ui/page';
import { AvatarStack } from '../posts/avatar-stack';
import styles from './poll-card.module.css';

interface PollCardProps {
  question: string;
  choices: readonly PollChoice[];
}

/** Poll; its result is visible after voting, and the vote can be changed. */
export function PollCard({ question, choices }: PollCardProps) {
  const { t } = useTranslation('demo');
  const language = useLanguage();
  const id = useId();
  const { runOrNotify } = useMutation(voteOnProfile);
  const total = choices.reduce((sum, { votes }) => sum + votes, 0);
  const hasVoted = choices.some(({ isYours }) => isYours);
  const percent = numberFormat(language, { style: 'percent' });

  const vote = (chosen: PollChoice) =>
    void runOrNotify(
      { body: { id: chosen.id } },
      {
        optimistic: choices.map((choice) => {
          const isYours = choice.id === chosen.id;
          const votes = choice.votes + Number(isYours) - Number(choice.isYours);
          return { record: choice, changes: { isYours, votes } };
        }),
        failed: t('profile.voteFailed', { choice: chosen.name }),
        retry: () => vote(chosen),
      },
    );

  return (
    <Card title={t('profile.poll')}>
      <fieldset className={styles['poll']}>
        <legend>{question}</legend>
        {choices.map((choice) => {
          const part = choice.votes / total;
          return (
            <div key={choice.id}>
              <label className={styles['choice']}>
                <input
                  type="radio"
                  name={id}
                  className={styles['radio']}
                  checked={choice.isYours}
                  onChange={() => vote(choice)}
                />
                <span className={styles['name']}>{choice.name}</span>
                {hasVoted && <span className={styles['part']}>{percent.format(part)}</span>}
              </label>
              {hasVoted && (
                <>
                  <ProgressBar part={part} label={choice.name} />
                  <p className={styles['voters']}>
                    <AvatarStack of={choice.voters} />
                    {t('profile.votes', { count: choice.votes })}
                  </p>
                </>
              )}
            </div>
          );
        })}
      </fieldset>
      <p className={styles['quiet']}>
        {t(hasVoted ? 'profile.voted' : 'profile.voteFirst', { count: total })}
      </p>
    </Card>
  );
}
