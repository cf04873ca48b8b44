import { verifications } from '@praxis/contract/entities/doctor';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { EmptyState } from '@praxis/sdk/ui';
import { ListPage, useListQuery } from '@praxis/sdk/ui/list';
import { DateTime, Page, PageHeader, Person, StatusTag, Tabs } from '@praxis/sdk/ui/page';
import { doctorsGroup } from './doctors.group';

const tabs = ['all', ...verifications] as const;
type DoctorTab = (typeof tabs)[number];

const isDoctorTab = (value: string | null): value is DoctorTab => tabs.includes(value as DoctorTab);

/** Every doctor of the product, by verification status. */
export default function DoctorsPage() {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const asked = params.get('tab');
  const tab: DoctorTab = isDoctorTab(asked) ? asked : 'all';
  const query = useListQuery({ sort: 'fullName' });
  const { data, loading, error, reload } = useDataGroup(doctorsGroup, {
    query: {
      status: tab,
      q: query.q,
      sort: query.sort === 'practiceName' ? 'practiceName' : 'fullName',
      page: query.page,
      perPage: query.perPage,
    },
  });

  return (
    <Page>
      <PageHeader
        title={t('doctors.title')}
        tabs={
          <Tabs
            label={t('doctors.tabs')}
            active={tab}
            items={tabs.map((key) => ({
              key,
              label: t(`doctors.tab.${key}`),
              count: data?.counts[key],
              to: `?tab=${key}`,
            }))}
          />
        }
      >
        {t('doctors.subtitle')}
      </PageHeader>
      <ListPage
        label={t('doctors.title')}
        query={query}
        rows={data?.items ?? null}
        rowKey={({ id }) => id}
        rowName={({ fullName }) => fullName}
        total={data?.total ?? 0}
        loading={loading}
        failure={error}
        onRetry={reload}
        searchLabel={t('doctors.search')}
        empty={<EmptyState drawing="people" title={t('doctors.none')} />}
        columns={[
          {
            key: 'fullName',
            title: t('doctors.doctor'),
            sort: 'fullName',
            cell: ({ fullName, avatarUrl, email }) => (
              <Person name={fullName} avatarUrl={avatarUrl} detail={email} />
            ),
          },
          {
            key: 'practiceName',
            title: t('doctors.practice'),
            sort: 'practiceName',
            cell: ({ practiceName }) => practiceName,
          },
          {
            key: 'verification',
            title: t('doctors.verification'),
            cell: ({ verification }) => <StatusTag of="verification" status={verification} />,
          },
          {
            key: 'createdAt',
            title: t('doctors.joined'),
            align: 'end',
            wideOnly: true,
            cell: ({ createdAt }) => <DateTime at={createdAt} />,
          },
        ]}
      />
    </Page>
  );
}
