import { verifications } from '@praxis/contract/entities/doctor';
import { useTranslation } from '@praxis/sdk';
import { useParams } from '@praxis/sdk/router';
import { EmptyState, lazyComponent } from '@praxis/sdk/ui';
import { ListPage, oneOf, sortOf, tabCounts, useList, type ListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { useDoctorColumns } from './columns';
import { doctorsQuery } from './queries';
import { useDoctorActions } from './use-doctor-actions';

const tabs = ['all', ...verifications] as const;

const DoctorDrawer = lazyComponent(
  () => import(/* webpackChunkName: "doctor-drawer" */ './doctor-drawer'),
);

/** Builds the query arguments of the list from the URL. */
const argsOf = ({ q, sort, page, perPage }: ListQuery, params: URLSearchParams) => ({
  query: {
    status: oneOf(params.get('tab'), tabs) ?? 'all',
    q,
    sort: sortOf(sort, ['fullName', 'practiceName', 'createdAt'], 'fullName'),
    page,
    perPage,
  },
});

/** All doctors by verification status, with the actions of an admin. */
export default function DoctorsPage() {
  const { t } = useTranslation('admin');
  const { id } = useParams();
  const { list, args, rows } = useList(doctorsQuery, argsOf);
  const tab = args.query.status;
  const counts = tabCounts(list, tab, rows.shown?.counts);
  const columns = useDoctorColumns();
  const actions = useDoctorActions();

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
              count: counts?.[key],
              to: `/admin/doctors?tab=${key}`,
            }))}
          />
        }
      >
        {t('doctors.subtitle')}
      </PageHeader>
      <ListPage
        label={t('doctors.title')}
        list={list}
        query={rows}
        rowKey={(doctor) => doctor.id}
        rowName={({ fullName }) => fullName}
        rowActions={actions.menu}
        columns={columns}
        searchLabel={t('doctors.search')}
        empty={
          <EmptyState drawing="people" title={t(`doctors.empty.${tab}.title`)}>
            <p>{t(`doctors.empty.${tab}.text`)}</p>
          </EmptyState>
        }
      />
      {id !== undefined && <DoctorDrawer id={id} actions={actions} />}
      {actions.dialog}
    </Page>
  );
}
