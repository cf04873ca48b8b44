import type { ComponentType } from 'react';
import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { AskingAct } from './acts';

export type ActDialog = ComponentType<{ appointment: TeamAppointment; onClose(): void }>;

/**
 * What an act asks before it is carried out. Forms and pickers of dates are no part of the landing
 * route: they are loaded with the dialog that needs them.
 */
export const dialogs: Readonly<Record<AskingAct, () => Promise<ActDialog>>> = {
  propose: async () =>
    (await import(/* webpackChunkName: "propose" */ './propose-dialog')).ProposeDialog,
  decline: async () =>
    (await import(/* webpackChunkName: "decline" */ './decline-dialog')).DeclineDialog,
  cancel: async () =>
    (await import(/* webpackChunkName: "cancel" */ './cancel-dialog')).CancelDialog,
};
