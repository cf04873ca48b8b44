import type { ReactNode } from 'react';
import type { ResponseOf } from '@praxis/contract';
import type { getUserProfile } from '@praxis/contract/demo/user-profiles';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useParams } from '@praxis/sdk/router';
import { Loading } from '@praxis/sdk/ui';
import { RecordState } from '../../shared/record-state';
import { usersPath } from './addresses';
import { userProfileQuery, usersQuery } from './queries';

export type UserProfile = ResponseOf<typeof getUserProfile>;

/** Loads the user that the address names, or the first one of the list. */
export function UserFromUrl({ title, children }: UserFromUrlProps) {
  const { t } = useTranslation('demo');
  const { id } = useParams();
  const first = useQuery(usersQuery, id === undefined ? { query: { perPage: 1 } } : null);
  const chosen = id ?? first.data?.items[0]?.id;
  const profile = useQuery(
    userProfileQuery,
    chosen === undefined ? null : { query: { id: chosen } },
  );
  if (profile.data) return children(profile.data);

  return (
    <RecordState
      query={chosen === undefined ? first : profile}
      title={title}
      back={{ to: usersPath, label: t('users.title') }}
      missing={{
        title: t('users.notFound.title'),
        text: t('users.notFound.text'),
        action: t('users.notFound.back'),
      }}
      isMissing={chosen === undefined && first.data !== null}
    >
      <Loading shape="form" />
    </RecordState>
  );
}

interface UserFromUrlProps {
  /** Title of the page until the user has loaded. */
  title: string;
  children(profile: UserProfile): ReactNode;
}
