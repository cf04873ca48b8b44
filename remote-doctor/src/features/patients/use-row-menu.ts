import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import HandCoins from 'lucide-react/icons/hand-coins';
import PanelRight from 'lucide-react/icons/panel-right';
import X from 'lucide-react/icons/x';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { useTranslation } from '@praxis/sdk';
import { useLocation } from '@praxis/sdk/router';
import type { LucideIcon, MenuItem } from '@praxis/sdk/ui';
import type { OfferedAction } from '@praxis/sdk/ui/overlay';
import { decisionsFor, type Decision } from './decisions';

const decisionIcons: Readonly<Record<Decision, LucideIcon>> = {
  approve: Check,
  reject: X,
  end: CalendarX,
  waive: HandCoins,
};

type Decide = (decision: Decision, subscriber: DoctorSubscriber) => void;

/** The decisions that fit a subscription as it stands now. */
export function useDecisionActs(decide: Decide) {
  const { t } = useTranslation('doctor');
  return (subscriber: DoctorSubscriber): OfferedAction[] =>
    decisionsFor(subscriber).map((decision) => ({
      key: decision,
      label: t(`patients.${decision}.act`),
      icon: decisionIcons[decision],
      danger: decision === 'reject' || decision === 'end',
      primary: decision === 'approve',
      onSelect: () => decide(decision, subscriber),
    }));
}

/** The acts of a row: its detail, and the decisions that fit its status. */
export function useRowMenu(decide: Decide) {
  const { t } = useTranslation('doctor');
  const { search } = useLocation();
  const acts = useDecisionActs(decide);
  return (subscriber: DoctorSubscriber): MenuItem[] => [
    {
      key: 'open',
      label: t('patients.open'),
      icon: PanelRight,
      to: `/doctor/patients/${subscriber.id}${search}`,
    },
    ...acts(subscriber),
  ];
}
