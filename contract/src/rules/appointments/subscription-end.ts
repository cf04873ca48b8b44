import type { Appointment } from '../../entities/appointment';
import type { NotificationKind } from '../../entities/notification';
import type { Policies } from '../../entities/practice';
import type { Subscription } from '../../entities/subscription';
import { applyCommand, isBlocking, withdrawRequest } from './appointment-machine';
import { cancelByPractice } from './cancel-window';
import { isAhead } from './effective-span';

type Ended = Pick<Subscription, 'id' | 'doctorId' | 'patientId' | 'createdAt'>;

/**
 * Returns whether an appointment was made under a subscription: reserved from its allowance, or without one
 * since the patient applied.
 */
export const isMadeUnder = (appointment: Appointment, subscription: Ended): boolean =>
  appointment.subscriptionId === null
    ? appointment.doctorId === subscription.doctorId &&
      appointment.patientId === subscription.patientId &&
      appointment.createdAt >= subscription.createdAt
    : appointment.subscriptionId === subscription.id;

/**
 * Returns whether an appointment ends with a subscription: it is upcoming and was made under it. Former
 * subscribers and applicants may book nothing (docs/domain.md#permissions).
 */
export const endsWith = (appointment: Appointment, subscription: Ended, now: number): boolean =>
  isBlocking(appointment) && isAhead(appointment, now) && isMadeUnder(appointment, subscription);

interface Closing {
  by: string;
  /** Who ended the subscription. */
  side: 'patient' | 'doctor' | 'system';
  policies: Pick<Policies, 'cancelWindowHours'>;
  now: number;
}

/**
 * Closes an appointment of an ended subscription: releases a hold, withdraws or declines a request, and
 * cancels a booking, which is returned to the allowance.
 */
export function closeWithSubscription(
  appointment: Appointment,
  { by, side, policies, now }: Closing,
): Appointment {
  const { state } = appointment;
  if (state === 'held') return applyCommand(appointment, 'release', now);
  if (state === 'requested' && side !== 'patient') return applyCommand(appointment, 'decline', now);
  if (state === 'requested' || state === 'proposed') return withdrawRequest(appointment, now);
  return cancelByPractice(appointment, policies, { by, code: 'subscriptionEnded', now });
}

/** Notification of an appointment that was closed with its subscription; undefined for a hold. */
export const closingNotice = ({
  state,
}: Pick<Appointment, 'state'>):
  Extract<NotificationKind, 'appointmentCancelled' | 'appointmentDeclined'> | undefined =>
  state === 'released'
    ? undefined
    : state === 'declined'
      ? 'appointmentDeclined'
      : 'appointmentCancelled';
