import { useState } from 'react';
import {
  checkInAppointment,
  confirmAppointment,
  fulfilAppointment,
} from '@praxis/contract/endpoints/doctor-appointments';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { useTranslation } from '@praxis/sdk';
import { useAct } from '@praxis/sdk/ui/page';
import { asks, type AppointmentAct, type AskingAct } from './acts';

const endpoints = {
  confirm: confirmAppointment,
  checkIn: checkInAppointment,
  fulfil: fulfilAppointment,
} as const;

/** Carries acts out: those of one click at once, the others after their dialog. */
export function useActs() {
  const { t } = useTranslation('doctor');
  const { attempt } = useAct();
  const [asking, setAsking] = useState<{ act: AskingAct; appointment: DoctorAppointment }>();
  return {
    /** The dialog to show, if any. */
    asking,
    close: () => setAsking(undefined),
    act(act: AppointmentAct, appointment: DoctorAppointment): void {
      if (asks(act)) {
        setAsking({ act, appointment });
        return;
      }
      const { id, version, patient } = appointment;
      void attempt(
        endpoints[act],
        { params: { id }, version },
        t(`appointments.${act}.done`, { name: patient.fullName }),
      );
    },
  };
}
