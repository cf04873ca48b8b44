import { useState } from 'react';
import {
  checkInAppointment,
  confirmAppointment,
  fulfilAppointment,
} from '@praxis/contract/endpoints/doctor-appointments';
import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { AppointmentState } from '@praxis/contract/entities/appointment';
import { useTranslation } from '@praxis/sdk';
import { useAct } from '@praxis/sdk/ui/page';
import { asks, type AppointmentAct, type AskingAct } from './acts';

const endpoints = {
  confirm: confirmAppointment,
  checkIn: checkInAppointment,
  fulfil: fulfilAppointment,
} as const;

/** How an appointment stands after an act of one click: shown before the server has answered. */
const stateAfter = {
  confirm: 'booked',
  checkIn: 'checkedIn',
  fulfil: 'fulfilled',
} as const satisfies Record<keyof typeof endpoints, AppointmentState>;

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
        { record: appointment, changes: { state: stateAfter[act] } },
      );
    },
  };
}
