import { useState } from 'react';
import PanelRight from 'lucide-react/icons/panel-right';
import type { AdminDoctor } from '@praxis/contract/endpoints/views/doctor';
import { verifications } from '@praxis/contract/entities/doctor';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useLocation, useParams, useSearchParams } from '@praxis/sdk/router';
import { EmptyState, type MenuItem } from '@praxis/sdk/ui';
import { ListPage, oneOf, sortOf, useListQuery } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs, useSeen } from '@praxis/sdk/ui/page';
import { needsReason, type DoctorAct } from './acts';
import { useDoctorColumns } from './columns';
import { ConfirmActDialog } from './confirm-act-dialog';
import { DoctorDrawer } from './doctor-drawer';
import { doctorsQuery } from './queries';
import { ReasonDialog } from './reason-dialog';
import { useRecordActs } from './use-record-acts';

const tabs = ['all', ...verifications] as const;

/** Every doctor of the product, by verification status, and what is decided about them. */
export default function DoctorsPage() {
  const { t } = useTranslation('admin');
  const { id } = useParams();
  const { search } = useLocation();
  const [params] = useSearchParams();
  const tab = oneOf(params.get('tab'), tabs) ?? 'all';
  const list = useListQuery();
  const columns = useDoctorColumns();
  const [asking, setAsking] = useState<{ act: DoctorAct; doctor: AdminDoctor } | null>(null);
  const rows = useQuery(doctorsQuery, {
    query: {
      status: tab,
      q: list.q,
      sort: sortOf(list.sort, ['fullName', 'practiceName', 'createdAt'], 'fullName'),
      page: list.page,
      perPage: list.perPage,
    },
  });
  const seen = useSeen(rows.data?.items);
  const acts = useRecordActs((act, doctor) => setAsking({ act, doctor }));
  const rowMenu = (doctor: AdminDoctor): MenuItem[] => [
    {
      key: 'open',
      label: t('doctors.open'),
      icon: PanelRight,
      to: `/admin/doctors/${doctor.id}${search}`,
    },
    ...acts(doctor),
  ];

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
              count: rows.shown?.counts[key],
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
        rowActions={rowMenu}
        columns={columns}
        searchLabel={t('doctors.search')}
        empty={<EmptyState drawing="people" title={t('doctors.none')} />}
      />
      {id !== undefined && <DoctorDrawer id={id} acts={acts} />}
      {asking && (
        <ActDialog
          act={asking.act}
          // The newest that is known: after a conflict the act is sent for what is shown now.
          doctor={seen.newest(asking.doctor)}
          onClose={() => setAsking(null)}
        />
      )}
    </Page>
  );
}

interface ActDialogProps {
  act: DoctorAct;
  doctor: AdminDoctor;
  onClose(): void;
}

function ActDialog({ act, ...rest }: ActDialogProps) {
  return needsReason(act) ? (
    <ReasonDialog act={act} {...rest} />
  ) : (
    <ConfirmActDialog act={act} {...rest} />
  );
}
