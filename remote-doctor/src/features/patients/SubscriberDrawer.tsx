import { useId, useState } from 'react';
import type { SubscriberDetail } from '@praxis/contract/endpoints/subscribers';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { Button, ErrorState, Loading } from '@praxis/sdk/ui';
import { DetailDrawer } from '@praxis/sdk/ui/overlay';
import { StatusTag, Tabs } from '@praxis/sdk/ui/page';
import { decisionsFor, type Decision } from './decisions';
import styles from './patients.module.css';
import { SubscriberAppointments } from './SubscriberAppointments';
import { SubscriberHistory } from './SubscriberHistory';
import { SubscriberInvoices } from './SubscriberInvoices';
import { SubscriberMessages } from './SubscriberMessages';
import { SubscriberOverview } from './SubscriberOverview';
import { subscriberGroup } from './subscriber.group';
import { decisionIcons } from './use-row-menu';

interface SubscriberDrawerProps {
  id: string;
  onDecide(decision: Decision, subscriber: DoctorSubscriber): void;
}

/** One subscriber at an address of their own, over the list. */
export function SubscriberDrawer({ id, onDecide }: SubscriberDrawerProps) {
  const { t } = useTranslation('doctor');
  const { data, loading, error, reload } = useDataGroup(subscriberGroup, { params: { id } });
  const subscriber = data?.id === id ? data : null;
  const acts = subscriber ? decisionsFor(subscriber) : [];
  return (
    <DetailDrawer
      title={subscriber?.patient.fullName ?? t('patients.detail.title')}
      extra={subscriber && <StatusTag of="subscription" status={subscriber.status} />}
      closeTo="/doctor/patients"
      footer={
        subscriber && acts.length > 0
          ? acts.map((decision, index) => (
              <Button
                key={decision}
                kind={index === 0 && decision === 'approve' ? 'primary' : 'secondary'}
                danger={decision === 'reject' || decision === 'end'}
                icon={decisionIcons[decision]}
                onClick={() => onDecide(decision, subscriber)}
              >
                {t(`patients.${decision}.act`)}
              </Button>
            ))
          : undefined
      }
    >
      {error && !subscriber && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
      {!subscriber && !error && <Loading shape="form" />}
      {subscriber && <Sections subscriber={subscriber} />}
    </DetailDrawer>
  );
}

const sections = {
  overview: SubscriberOverview,
  appointments: SubscriberAppointments,
  invoices: SubscriberInvoices,
  messages: SubscriberMessages,
  history: SubscriberHistory,
} as const;
type Section = keyof typeof sections;
const sectionKeys = Object.keys(sections) as Section[];

function Sections({ subscriber }: { subscriber: SubscriberDetail }) {
  const { t } = useTranslation('doctor');
  const panelId = useId();
  const [section, setSection] = useState<Section>('overview');
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
