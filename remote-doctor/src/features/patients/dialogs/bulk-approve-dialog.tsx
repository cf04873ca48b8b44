import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { Button, useFailureText, useUiText } from '@praxis/sdk/ui';
import { Modal } from '@praxis/sdk/ui/overlay';
import {
  DateOnly,
  Money,
  Person,
  Tag,
  useMoneyText,
  type BulkDialogProps,
} from '@praxis/sdk/ui/page';
import { sumOf, type RowState } from './bulk-approval';
import styles from '../patients.module.css';
import { useBulkApproval } from './use-bulk-approval';

/**
 * Approves several applicants from today on, with each charge shown before and each result after.
 */
export default function BulkApproveDialog({
  records: chosen,
  onClose,
  onDone,
}: BulkDialogProps<DoctorSubscriber>) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const money = useMoneyText();
  const { subscribers, stateOf, phase, approveAll } = useBulkApproval(chosen);
  const states = subscribers.map(({ id }) => stateOf(id));
  const ready = states.filter(({ kind }) => kind === 'ready').length;
  const done = states.filter(({ kind }) => kind === 'done').length;
  const waiting = states.some(({ kind }) => kind === 'loading');
  const sum = sumOf(states);

  return (
    <Modal
      title={t('patients.bulk.title', { count: subscribers.length })}
      onClose={() => {
        if (phase === 'done') onDone();
        else if (phase === 'confirming') onClose();
      }}
      footer={
        phase === 'done' ? (
          <Button kind="primary" onClick={onDone}>
            {text('close')}
          </Button>
        ) : (
          <>
            <Button
              kind="primary"
              // It stays enabled to keep the focus during the requests; afterwards it is the Close
              // button.
              disabled={phase === 'confirming' && (waiting || ready === 0)}
              loading={phase === 'working'}
              onClick={() => void approveAll()}
            >
              {sum && sum.amountMinor > 0
                ? t('patients.bulk.verbCharge', { count: ready, amount: money(sum) })
                : t('patients.bulk.verb', { count: ready })}
            </Button>
            <Button disabled={phase === 'working'} onClick={onClose}>
              {text('cancel')}
            </Button>
          </>
        )
      }
    >
      <p role="status">
        {phase === 'done'
          ? t('patients.bulk.result', { count: done, total: subscribers.length })
          : t('patients.bulk.text')}
      </p>
      <ul className={styles.results}>
        {subscribers.map(({ id, patient, plan }) => (
          <li key={id}>
            <Person name={patient.fullName} avatarUrl={patient.avatarUrl} detail={plan.name} />
            <RowResult state={stateOf(id)} />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** The charge of a row, or its result. */
function RowResult({ state }: { state: RowState }) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const failureText = useFailureText();
  switch (state.kind) {
    case 'loading':
      return <span>{text('loading')}</span>;
    case 'ready':
      return (
        <span className={styles.charge}>
          <Money of={state.charge} />
          {state.laterOn && (
            <small>
              {t('patients.approve.chargedOn')} <DateOnly on={state.laterOn} />
            </small>
          )}
        </span>
      );
    case 'working':
      return <Tag tone="info">{t('patients.bulk.working')}</Tag>;
    case 'done':
      return (
        <Tag dot tone={state.unpaid ? 'warning' : 'success'}>
          {t(state.unpaid ? 'patients.bulk.unpaid' : 'patients.bulk.approved')}
        </Tag>
      );
    case 'failed':
      return (
        <Tag dot tone="danger">
          {failureText(state.failure)}
        </Tag>
      );
  }
}
