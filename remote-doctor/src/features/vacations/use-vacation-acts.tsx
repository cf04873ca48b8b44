import { useState } from 'react';
import type { DoctorVacation } from '@praxis/contract/endpoints/views/team';
import { useSeen } from '@praxis/sdk/ui/page';
import { useVacationMenu, type VacationAct } from '@praxis/sdk/practice/vacation';
import { CancelVacationDialog } from './cancel-vacation-dialog';
import { VacationDialog } from './vacation-dialog';

/** The acts of the vacations on show, and the dialog of the one that is asked for. */
export function useVacationActs(shown: readonly DoctorVacation[] | undefined, zone: string) {
  const seen = useSeen(shown);
  const [asked, setAsked] = useState<{ act: VacationAct; vacation: DoctorVacation }>();
  const menuOf = useVacationMenu((act, vacation: DoctorVacation) => setAsked({ act, vacation }));
  const close = () => setAsked(undefined);
  const Dialog = asked?.act === 'change' ? VacationDialog : CancelVacationDialog;
  return {
    menuOf,
    dialog: asked && <Dialog vacation={seen.newest(asked.vacation)} zone={zone} onClose={close} />,
  };
}
