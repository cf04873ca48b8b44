import { useState } from 'react';
import {
  checkInRequest,
  claimRequest,
  confirmRequest,
} from '@praxis/contract/endpoints/appointment-requests';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useAct } from '@praxis/sdk/ui/page';
import { asks, type AskingAct, type RequestAct } from './acts';

const endpoints = {
  claim: claimRequest,
  confirm: confirmRequest,
  checkIn: checkInRequest,
} as const;

/** Carries acts out: those of one click at once, the others after their dialog. */
export function useActs() {
  const { t } = useTranslation('team');
  const { attempt } = useAct();
  const [asking, setAsking] = useState<{ act: AskingAct; appointment: TeamAppointment }>();
  return {
    /** The dialog to show, if any. */
    asking,
    close: () => setAsking(undefined),
    act(act: RequestAct, appointment: TeamAppointment): void {
      if (asks(act)) {
        setAsking({ act, appointment });
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
