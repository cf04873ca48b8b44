import type { SuggestedPerson } from '@praxis/contract/demo/profile-page';
import { useTranslation } from '@praxis/sdk';
import { Avatar, Button, Card, VisuallyHidden } from '@praxis/sdk/ui';
import { useReaction } from '../use-reaction';
import styles from './side.module.css';

/** Suggested people to follow. */
export function PeopleCard({ people }: { people: readonly SuggestedPerson[] }) {
  const { t } = useTranslation('demo');
  const react = useReaction();
  return (
    <Card title={t('profile.people')}>
      <ul className={styles['list']}>
        {people.map((person) => {
          const { id, name, avatar, mutualFriends, isFollowed } = person;
          return (
            <li key={id}>
              <Avatar name={name} src={avatar} size={40} />
              <div className={styles['person']}>
                <div className={styles['words']}>
                  <p className={styles['name']}>{name}</p>
                  <p className={styles['quiet']}>
                    {t('profile.mutualFriends', { count: mutualFriends })}
                  </p>
                </div>
                <Button
                  size="small"
                  data-followed={isFollowed}
                  className={styles['follow']}
                  onClick={() =>
                    react(id, !isFollowed, { record: person, changes: { isFollowed: !isFollowed } })
                  }
                >
                  {t(isFollowed ? 'profile.following' : 'profile.follow')}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
