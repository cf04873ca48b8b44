import type { ReactNode } from 'react';
import type { ResponseOf } from '@praxis/contract';
import type { getUserProfile } from '@praxis/contract/demo/user-profiles';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useParams } from '@praxis/sdk/router';
import { Card, EmptyState, ErrorState, LinkButton, Loading } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
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

  const { error, loading, reload } = chosen === undefined ? first : profile;
  const isMissing = error?.status === 404 || (chosen === undefined && first.data !== null);
  return (
    <Page>
      <PageHeader title={title} back={{ to: usersPath, label: t('users.title') }} />
      {isMissing ? (
        <Card>
          <EmptyState
            drawing="people"
            title={t('users.notFound.title')}
            action={<LinkButton to={usersPath}>{t('users.notFound.back')}</LinkButton>}
          >
            {t('users.notFound.text')}
          </EmptyState>
        </Card>
      ) : error ? (
        <ErrorState failure={error} onRetry={reload} retrying={loading} />
      ) : (
        <Loading shape="form" />
      )}
    </Page>
  );
}

interface UserFromUrlProps {
  /** Title of the page until the user has loaded. */
  title: string;
  children(profile: UserProfile): ReactNode;
}
