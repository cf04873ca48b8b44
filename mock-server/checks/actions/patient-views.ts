import { deleteCard, makeCardDefault } from '@praxis/contract/endpoints/cards';
import { payInvoice } from '@praxis/contract/endpoints/invoices';
import {
  acceptProposal,
  cancelMyAppointment,
  createHold,
  rescheduleMyAppointment,
  withdrawAppointment,
} from '@praxis/contract/endpoints/patient-appointments';
import {
  cancelSubscription,
  changePlan,
  resumeSubscription,
} from '@praxis/contract/endpoints/patient-subscriptions';
import { closeThread, reopenThread, sendMessage } from '@praxis/contract/endpoints/threads';
import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';
import type { PatientCard, PatientInvoice } from '@praxis/contract/endpoints/views/money-records';
import type { PatientSubscription } from '@praxis/contract/endpoints/views/subscription';
import type { ThreadView } from '@praxis/contract/endpoints/views/thread';
import { view } from './view';
import { sample } from '../../src/practice/sample-records';

const role = 'patient' as const;

export const patientViews = [
  view<PatientSubscription>({
    name: 'a subscription',
    role,
    lists: ['GET /api/v1/patient/subscriptions'],
    commands: {
      book: {
        endpoint: createHold,
        // A visit type for subscribers only.
        body: ({ doctorId }, context) => ({
          doctorId,
          visitTypeId: sample.phone,
          startAt: context.startIn(6),
        }),
        refusals: ['forbidden', 'membership_unpaid', 'not_found'],
      },
      resume: { endpoint: resumeSubscription },
      changePlan: {
        endpoint: changePlan,
        body: ({ plan }) => ({
          planVersionId:
            plan.id === sample.terms.essential ? sample.terms.plus : sample.terms.essential,
        }),
        refusals: ['membership_unpaid', 'not_found'],
      },
      cancel: { endpoint: cancelSubscription, body: () => ({ mode: 'now' }) },
    },
  }),

  view<PatientAppointment>({
    name: 'an appointment of the patient',
    role,
    lists: ['GET /api/v1/patient/appointments', 'GET /api/v1/patient/appointments?closed=true'],
    commands: {
      accept: { endpoint: acceptProposal },
      reschedule: {
        endpoint: rescheduleMyAppointment,
        body: (_one, context) => ({ startAt: context.startIn(8) }),
        refusals: ['not_found'],
      },
      cancel: { endpoint: cancelMyAppointment },
      withdraw: { endpoint: withdrawAppointment },
    },
  }),

  view<PatientInvoice>({
    name: 'an invoice',
    role,
    lists: ['GET /api/v1/patient/invoices'],
    commands: { pay: { endpoint: payInvoice, body: () => ({}) } },
  }),

  view<PatientCard>({
    name: 'a card',
    role,
    lists: ['GET /api/v1/patient/cards'],
    commands: {
      makeDefault: {
        endpoint: makeCardDefault,
        refusals: ['card_expired'],
        isIdle: ({ isDefault }) => isDefault,
      },
      delete: { endpoint: deleteCard },
    },
  }),

  ...(['doctor', 'patient'] as const).map((side) =>
    view<ThreadView>({
      name: 'a conversation',
      role: side,
      lists: ['GET /api/v1/threads'],
      commands: {
        reply: { endpoint: sendMessage, body: () => ({ body: 'Thank you' }) },
        close: { endpoint: closeThread },
        reopen: { endpoint: reopenThread },
      },
    }),
  ),
];
