import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { notificationSchema } from '../entities/notification';
import { patientDetailFields } from '../entities/patient';
import { countSchema, idSchema } from '../entities/primitives';
import { membershipFields, userSchema } from '../entities/user';
import { listResponse, listQuery } from './lists';

/** The signed-in account; `patient` only for patients. */
export const meSchema = z.object({
  ...userSchema.shape,
  ...membershipFields,
  profileComplete: z.boolean(),
  patient: z.optional(z.object(patientDetailFields)),
});
export type Me = z.infer<typeof meSchema>;

/** Returns the caller's account. */
export const getMe = endpoint({
  method: 'GET',
  path: '/api/v1/me',
  audience: 'signedIn',
  response: meSchema,
  reads: ['account', 'patient'],
});

/** Menu counts of a doctor, a team member or an admin; patients have none. */
export const badgesSchema = z.union([
  z.strictObject({ patients: countSchema, appointments: countSchema, messages: countSchema }),
  z.strictObject({ appointmentRequests: countSchema }),
  z.strictObject({ doctors: countSchema }),
  z.strictObject({}),
]);
export type Badges = z.infer<typeof badgesSchema>;

/** Returns the menu counts of the caller's role. */
export const getBadges = endpoint({
  method: 'GET',
  path: '/api/v1/me/badges',
  audience: 'signedIn',
  response: badgesSchema,
  reads: ['subscription', 'appointment', 'thread', 'doctor'],
});

/** A notification of the caller. */
export const ownNotificationSchema = z.omit(notificationSchema, { userId: true });

/** Lists notifications, newest first. */
export const getNotifications = endpoint({
  method: 'GET',
  path: '/api/v1/me/notifications',
  audience: 'signedIn',
  query: listQuery(['unread'], ['createdAt']),
  response: listResponse(ownNotificationSchema),
  reads: ['notification'],
});

/** Marks notifications as read. */
export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/api/v1/me/notifications/read',
  audience: 'signedIn',
  body: z.strictObject({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(100)) }),
  status: 204,
  changes: ['notification'],
});
