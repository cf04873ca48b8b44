import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { AppointmentState } from '@praxis/contract/entities/appointment';

/** What a doctor can do with an appointment (docs/domain.md#appointment). */
export type AppointmentAct =
  | 'confirm'
  | 'propose'
  | 'decline'
  | 'checkIn'
  | 'fulfil'
  | 'noShow'
  | 'reschedule'
  | 'cancel'
  | 'reopen';

/** Acts that ask for something, or for being sure, before they are carried out. */
export type AskingAct = Exclude<AppointmentAct, 'confirm' | 'checkIn' | 'fulfil'>;

export const asks = (act: AppointmentAct): act is AskingAct =>
  act !== 'confirm' && act !== 'checkIn' && act !== 'fulfil';

const actsOf: Readonly<Partial<Record<AppointmentState, readonly AppointmentAct[]>>> = {
  requested: ['confirm', 'propose', 'decline'],
  booked: ['checkIn', 'fulfil', 'reschedule', 'noShow', 'cancel'],
  checkedIn: ['fulfil', 'cancel'],
  fulfilled: ['reopen'],
};

const afterStart: ReadonlySet<AppointmentAct> = new Set(['fulfil', 'noShow']);
const reopenWindow = 24 * 60 * 60 * 1000;

/** The acts that fit the state and the present, the likeliest first. */
export function actsFor(
  { state, startAt, updatedAt }: Pick<DoctorAppointment, 'state' | 'startAt' | 'updatedAt'>,
  now: number,
): AppointmentAct[] {
  return (actsOf[state] ?? []).filter((act) => {
    if (afterStart.has(act)) return Date.parse(startAt) <= now;
    if (act === 'reopen') return now <= Date.parse(updatedAt) + reopenWindow;
    return true;
  });
}

/** Acts that cannot be taken back by another one. */
export const isFinal = (act: AppointmentAct): boolean =>
  act === 'decline' || act === 'cancel' || act === 'noShow';
