import { useId } from 'react';
import type { SubscriberDetail } from '@praxis/contract/endpoints/subscribers';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { RecordDrawer, useSection } from '@praxis/sdk/ui/overlay';
import { Tabs, type RecordActions } from '@praxis/sdk/ui/page';
import styles from '../patients.module.css';
import { StatusTag } from '../../../shared/statuses/statuses';
import { SubscriberAppointments } from './subscriber-appointments';
import { SubscriberHistory } from './subscriber-history';
import { SubscriberInvoices } from './subscriber-invoices';
import { SubscriberMessages } from './subscriber-messages';
import { SubscriberOverview } from './subscriber-overview';
import { subscriberQuery } from '../queries';

interface SubscriberDrawerProps {
  id: string;
  actions: RecordActions<DoctorSubscriber>;
}

/** One subscriber in a drawer over the list, with its own URL. */
export default function SubscriberDrawer({ id, actions }: SubscriberDrawerProps) {
  const { t } = useTranslation('doctor');
  return (
    <RecordDrawer
      query={useQuery(subscriberQuery, { params: { id } })}
      kind={t('patients.detail.title')}
      title={({ patient }) => patient.fullName}
      status={({ status }) => <StatusTag of="subscription" status={status} />}
      closeTo="/doctor/patients"
      actions={actions.offered}
    >
      {(subscriber) => <Sections subscriber={subscriber} />}
    </RecordDrawer>
  );
}

const sectionKeys = ['overview', 'appointments', 'invoices', 'messages', 'history'] as const;
type Section = (typeof sectionKeys)[number];

const sections = {
  overview: SubscriberOverview,
  appointments: SubscriberAppointments,
  invoices: SubscriberInvoices,
  messages: SubscriberMessages,
  history: SubscriberHistory,
} as const satisfies Record<Section, unknown>;

function Sections({ subscriber }: { subscriber: SubscriberDetail }) {
  const { t } = useTranslation('doctor');
  const panelId = useId();
  const [section, setSection] = useSection(sectionKeys);
  const Content = sections[section];
  const counts: Readonly<Partial<Record<Section, number>>> = {
    appointments: subscriber.appointments.length,
    invoices: subscriber.invoices.length,
    messages: subscriber.threads.length,
    history: subscriber.history.length,
  };
  return (
    <div className={styles.sections}>
      <Tabs<Section>
        label={t('patients.detail.sections')}
        panelId={panelId}
        active={section}
        onChange={setSection}
        items={sectionKeys.map((key) => ({
          key,
          label: t(`patients.detail.section.${key}`),
          count: counts[key],
        }))}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`patients.detail.section.${section}`)}>
        <Content subscriber={subscriber} />
      </div>
    </div>
  );
}
