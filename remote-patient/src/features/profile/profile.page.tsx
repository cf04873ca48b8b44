import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { Card, ErrorState, Loading } from '@praxis/sdk/ui';
import { Facts, Page, PageHeader, Person } from '@praxis/sdk/ui/page';
import { profileGroup } from './profile.group';

/** Who the signed-in person is to the product. */
export default function ProfilePage() {
  const { t } = useTranslation('patient');
  const { data, loading, error, reload } = useDataGroup(profileGroup, {});
  return (
    <Page>
      <PageHeader title={t('profile.title')} />
      {error && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
      {!data && loading && <Loading shape="form" />}
      {data && (
        <Card
          title={<Person name={data.fullName} avatarUrl={data.avatarUrl} detail={data.email} />}
        >
          <Facts
            items={[
              { label: t('profile.language'), value: t(`profile.languages.${data.locale}`) },
              { label: t('profile.timeZone'), value: data.timeZone.replaceAll('_', ' ') },
            ]}
          />
        </Card>
      )}
    </Page>
  );
}
