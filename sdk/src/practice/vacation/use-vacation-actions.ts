import CalendarX from 'lucide-react/icons/calendar-x';
import Pencil from 'lucide-react/icons/pencil';
import type { VacationAction } from '@praxis/contract/entities/actions';
import type { ActionDialogProps, RecordAction, RecordQuery } from '../../ui/actions/record-action';
import { useRecordActions, type RecordActions } from '../../ui/actions/use-record-actions';
import type { PartLoader } from '../../ui/lazy/use-lazy-component';
import { useUiText } from '../../ui/text/use-ui-text';
import type { ListedVacation } from './vacation-columns';
import { useVacationFacts } from './vacation-words';

interface VacationActionsOptions<Item extends ListedVacation> {
  /** The practice's time zone. */
  zone: string;
  newest: RecordQuery<Item>;
  /** Dialog of each action. */
  dialogs: Readonly<Record<VacationAction, PartLoader<ActionDialogProps<Item>>>>;
}

/** Props of the dialog that edits a vacation, or adds one if there is no record. */
export type VacationDialogProps<Item> = Pick<ActionDialogProps<Item>, 'onClose'> &
  Partial<ActionDialogProps<Item>>;

/** Actions on a vacation; the server offers them for the user's own, until it has ended. */
export function useVacationActions<Item extends ListedVacation>({
  zone,
  newest,
  dialogs,
}: VacationActionsOptions<Item>): RecordActions<Item> {
  const text = useUiText();
  const facts = useVacationFacts(zone);
  const actions: Record<VacationAction, RecordAction<Item>> = {
    edit: { label: text('vacation.change'), icon: Pencil, dialog: dialogs.edit },
    cancel: {
      label: text('vacation.cancel'),
      icon: CalendarX,
      danger: true,
      dialog: dialogs.cancel,
    },
  };
  return useRecordActions<Item>(actions, { newest, facts });
}
