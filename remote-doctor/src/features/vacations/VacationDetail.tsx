import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { useTranslation } from '@praxis/sdk';
import { Button, useUiText } from '@praxis/sdk/ui';
import { Modal } from '@praxis/sdk/ui/overlay';
import { Facts, StatusTag } from '@praxis/sdk/ui/page';
import { VacationTime } from '@praxis/sdk/ui/vacation';
import type { VacationMenuItem } from './use-vacation-menu';

interface VacationDetailProps {
  vacation: DoctorVacation;
  /** The practice's. */
  zone: string;
  /** What can be done with it, as in the list. */
  acts: readonly VacationMenuItem[];
  onClose(): void;
}

/** A vacation of the calendar, with the acts of its row. */
export function VacationDetail({ vacation, zone, acts, onClose }: VacationDetailProps) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const { owner, own, kind, note, state } = vacation;
  return (
    <Modal
      title={owner.fullName}
      extra={<StatusTag of="vacation" status={state} />}
      width="small"
      footer={
        acts.length > 0
          ? acts.map(({ key, label, icon, danger, onSelect }) => (
              <Button key={key} icon={icon} danger={danger} onClick={onSelect}>
                {label}
              </Button>
            ))
          : undefined
      }
      onClose={onClose}
    >
      <Facts
        items={[
          {
            label: t('vacations.column.who'),
            value: t(own ? 'vacations.own' : `vacations.owner.${owner.kind}`),
          },
          {
            label: t('vacations.column.when'),
            value: <VacationTime vacation={vacation} zone={zone} />,
          },
          { label: t('vacations.column.kind'), value: text(`vacation.kind.${kind}`) },
          note !== '' && { label: t('vacations.column.note'), value: note },
        ]}
      />
    </Modal>
  );
}
