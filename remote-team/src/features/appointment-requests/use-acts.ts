import { useState } from 'react';
import {
  checkInRequest,
  claimRequest,
  confirmRequest,
} from '@praxis/contract/endpoints/appointment-requests';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useHost, useTranslation } from '@praxis/sdk';
import { useUiText } from '@praxis/sdk/ui';
import { useAct } from '@praxis/sdk/ui/page';
import { asks, type AskingAct, type RequestAct } from './acts';
import { dialogs, type ActDialog } from './dialogs';

const endpoints = {
  claim: claimRequest,
  confirm: confirmRequest,
  checkIn: checkInRequest,
} as const;

/** Carries acts out: those of one click at once, the others after their dialog. */
export function useActs() {
  const { t } = useTranslation('team');
  const { attempt } = useAct();
  const host = useHost();
  const text = useUiText();
  const [asking, setAsking] = useState<{ Dialog: ActDialog; appointment: TeamAppointment }>();

  const ask = async (act: AskingAct, appointment: TeamAppointment) => {
    try {
      const Dialog = await dialogs[act]();
      setAsking({ Dialog, appointment });
    } catch {
      // Its code did not load: asking again tries again.
      host.notify({ kind: 'error', text: text('failure.offline') });
    }
  };

  return {
    /** The dialog to show, if any. */
    asking,
    close: () => setAsking(undefined),
    act(act: RequestAct, appointment: TeamAppointment): void {
      if (asks(act)) {
        void ask(act, appointment);
        return;
      }
      const { id, version, patient } = appointment;
      void attempt(
        endpoints[act],
        { params: { id }, version },
        t(`requests.${act}.done`, { name: patient.fullName }),
      );
    },
  };
}
