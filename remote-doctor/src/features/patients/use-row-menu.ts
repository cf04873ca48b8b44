import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import HandCoins from 'lucide-react/icons/hand-coins';
import PanelRight from 'lucide-react/icons/panel-right';
import X from 'lucide-react/icons/x';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { useLocation } from '@praxis/sdk/router';
import type { LucideIcon, MenuItem } from '@praxis/sdk/ui';
import { decisionsFor, type Decision } from './decisions';

export const decisionIcons: Readonly<Record<Decision, LucideIcon>> = {
  approve: Check,
  reject: X,
  end: CalendarX,
  waive: HandCoins,
};

/** The acts of a row: its detail, and the decisions that fit its status. */
export function useRowMenu(decide: (decision: Decision, subscriber: DoctorSubscriber) => void) {
  const { t } = useTranslation('doctor');
  const { search } = useLocation();
  return (subscriber: DoctorSubscriber): MenuItem[] => [
    {
      key: 'open',
      label: t('patients.open'),
      icon: PanelRight,
      to: `/doctor/patients/${subscriber.id}${search}`,
    },
    ...decisionsFor(subscriber).map((decision) => ({
      key: decision,
      label: t(`patients.${decision}.act`),
      icon: decisionIcons[decision],
      danger: decision === 'reject' || decision === 'end',
      onSelect: () => decide(decision, subscriber),
    })),
  ];
}
