import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { useUiText } from '@praxis/sdk/ui';
import { Modal } from '@praxis/sdk/ui/overlay';
import { actionButtons, Facts, type OfferedAction } from '@praxis/sdk/ui/page';
import { VacationTime } from '@praxis/sdk/practice/vacation';
import { StatusTag } from '../../shared/statuses/statuses';

interface VacationDetailProps {
  vacation: DoctorVacation;
  /** The practice's time zone. */
  zone: string;
  /** Its actions, as in the list. */
  actions: readonly OfferedAction[];
  onClose(): void;
}

/** A vacation opened in the calendar, with the actions of its row. */
export function VacationDetail({ vacation, zone, actions, onClose }: VacationDetailProps) {
  const text = useUiText();
  const { owner, own, kind, note, state } = vacation;
  return (
    <Modal
      title={owner.fullName}
      extra={<StatusTag of="vacation" status={state} />}
      width="small"
      footer={actionButtons(actions)}
      onClose={onClose}
    >
      <Facts
        items={[
          {
            label: text('vacation.who'),
            value: text(own ? 'vacation.own' : `vacation.owner.${owner.kind}`),
          },
          {
            label: text('vacation.when'),
            value: <VacationTime vacation={vacation} zone={zone} />,
          },
          { label: text('vacation.kindLabel'), value: text(`vacation.kind.${kind}`) },
          note !== '' && { label: text('vacation.note'), value: note },
        ]}
      />
    </Modal>
  );
}
