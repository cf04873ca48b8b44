import CalendarX from 'lucide-react/icons/calendar-x';
import Pencil from 'lucide-react/icons/pencil';
import type { OfferedAction } from '../../ui/actions/action-buttons';
import { useUiText } from '../../ui/text/use-ui-text';
import type { ListedVacation } from './vacation-columns';

export type VacationAct = 'change' | 'cancel';

/** The acts of a vacation: one's own while it is ahead or under way. */
export function useVacationMenu<Vacation extends ListedVacation>(
  ask: (act: VacationAct, vacation: Vacation) => void,
) {
  const text = useUiText();
  return (vacation: Vacation): OfferedAction[] =>
    vacation.own && (vacation.state === 'planned' || vacation.state === 'active')
      ? [
          {
            key: 'change',
            label: text('vacation.change'),
            icon: Pencil,
            onSelect: () => ask('change', vacation),
          },
          {
            key: 'cancel',
            label: text('vacation.cancel'),
            icon: CalendarX,
            danger: true,
            onSelect: () => ask('cancel', vacation),
          },
        ]
      : [];
}
