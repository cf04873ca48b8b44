import {
  cancelAppointment,
  checkInAppointment,
  confirmAppointment,
  declineAppointment,
  fulfilAppointment,
  listDoctorAppointments,
  noShowAppointment,
  proposeAppointment,
  reopenAppointment,
  rescheduleAppointment,
} from '@praxis/contract/endpoints/doctor-appointments';
import { archivePlan, createPlan, deletePlan, publishPlan } from '@praxis/contract/endpoints/plans';
import {
  approveSubscriber,
  endSubscriber,
  listSubscribers,
  rejectSubscriber,
  waiveSubscriber,
} from '@praxis/contract/endpoints/subscribers';
import {
  inviteTeamMember,
  resendInvitation,
  revokeInvitation,
} from '@praxis/contract/endpoints/team';
import { closeThread, listThreads, reopenThread } from '@praxis/contract/endpoints/threads';
import type {
  DoctorAppointmentAction,
  DoctorSubscriberAction,
} from '@praxis/contract/entities/actions';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { sample, type RemoteBackEnd } from '@praxis/sdk/testing';
import {
  actionOfARow,
  chooseTime,
  testFormsUnderFaults,
} from '@praxis/sdk/testing/forms-under-faults';
import { recordOf } from '@praxis/sdk/testing/pages-under-faults';
import { remote } from './remote';

const appointment = (action: DoctorAppointmentAction) => async (backEnd: RemoteBackEnd) => {
  const { id } = await findAppointment(backEnd, action);
  return `/doctor/appointments/${id}`;
};

async function findAppointment({ api }: RemoteBackEnd, action: DoctorAppointmentAction) {
  const { items } = await (
    await api('doctor')
  ).call(listDoctorAppointments, { query: { status: 'all', perPage: 100, sort: 'startAt' } });
  const found = items.find(({ actions }) => actions.includes(action));
  if (!found) throw new Error(`There is no appointment to ${action} in the sample data.`);
  return found;
}

/** An appointment that has started: only then can its outcome be recorded. */
async function startedAppointment(backEnd: RemoteBackEnd): Promise<string> {
  const { id, startAt } = await findAppointment(backEnd, 'checkIn');
  backEnd.moveClock(Date.parse(startAt) - backEnd.simulation.now() + 60_000);
  return `/doctor/appointments/${id}`;
}

async function fulfilled(backEnd: RemoteBackEnd): Promise<string> {
  const path = await startedAppointment(backEnd);
  const { id, version } = await findAppointment(backEnd, 'fulfil');
  await (await backEnd.api('doctor')).call(fulfilAppointment, { params: { id }, version });
  return path.replace(/[^/]+$/, id);
}

const patient = (action: DoctorSubscriberAction) =>
  recordOf<DoctorSubscriber>('doctor', listSubscribers, '/doctor/patients', {
    query: { status: 'all', perPage: 100 },
    where: ({ actions }) => actions.includes(action),
  });

async function draftPlan({ api }: RemoteBackEnd): Promise<string> {
  const { id } = await (
    await api('doctor')
  ).call(createPlan, {
    body: {
      name: 'Winter check',
      description: '',
      benefits: [],
      price: { amountMinor: 9000, currency: 'USD' },
      intervalMonths: 3,
      joiningFee: { amountMinor: 0, currency: 'USD' },
      trialDays: 0,
      visitAllowance: 1,
      capacity: null,
      autoRenew: true,
    },
  });
  return `/doctor/plans/${id}`;
}

async function invite({ api }: RemoteBackEnd): Promise<void> {
  const body = { email: 'new@quay.example', roleId: 'nurse' } as const;
  await (await api('doctor')).call(inviteTeamMember, { body });
}

testFormsUnderFaults(remote, {
  'to confirm an appointment': {
    path: appointment('confirm'),
    submit: 'Confirm',
    sends: confirmAppointment,
  },
  'to propose another time': {
    path: appointment('propose'),
    open: ['Propose another time', chooseTime],
    submit: 'Propose',
    sends: proposeAppointment,
  },
  'to decline a request': {
    path: appointment('decline'),
    open: ['Decline'],
    submit: 'Decline request',
    sends: declineAppointment,
  },
  'to check somebody in': {
    path: appointment('checkIn'),
    submit: 'Check in',
    sends: checkInAppointment,
  },
  'to mark an appointment as fulfilled': {
    path: startedAppointment,
    submit: 'Mark as fulfilled',
    sends: fulfilAppointment,
  },
  'to reschedule an appointment': {
    path: appointment('reschedule'),
    open: ['Reschedule', chooseTime],
    submit: 'Reschedule',
    sends: rescheduleAppointment,
  },
  'to mark somebody as no-show': {
    path: startedAppointment,
    open: ['Mark as no-show'],
    submit: 'Mark as no-show',
    sends: noShowAppointment,
  },
  'to cancel an appointment': {
    path: appointment('cancel'),
    open: ['Cancel appointment'],
    enter: { Reason: 'Other' },
    submit: 'Cancel appointment',
    sends: cancelAppointment,
  },
  'to reopen an appointment': {
    path: fulfilled,
    open: ['Reopen'],
    enter: { Reason: 'Closed by mistake' },
    submit: 'Reopen',
    sends: reopenAppointment,
  },
  'to approve an applicant': {
    path: patient('approve'),
    open: ['Approve'],
    submit: /^Approve/,
    sends: approveSubscriber,
  },
  'to reject an applicant': {
    path: patient('reject'),
    open: ['Reject'],
    enter: { Reason: 'Practice is full', Note: 'Please try again in May.' },
    submit: 'Reject',
    sends: rejectSubscriber,
  },
  'to write an invoice off': {
    path: patient('waive'),
    open: ['Write off invoice'],
    enter: { Reason: 'Hardship' },
    submit: /^Write off \$/,
    sends: waiveSubscriber,
  },
  'to end a subscription': {
    path: patient('end'),
    open: ['End subscription'],
    enter: { Reason: 'Moved away' },
    submit: /^End (on|now)/,
    sends: endSubscriber,
  },
  'to publish a plan': {
    path: draftPlan,
    open: ['Publish'],
    submit: 'Publish',
    sends: publishPlan,
  },
  'to archive a plan': {
    path: `/doctor/plans/${sample.plans.plus}`,
    open: ['Archive'],
    submit: 'Archive',
    sends: archivePlan,
  },
  'to delete a draft': {
    path: draftPlan,
    open: ['Delete draft'],
    submit: 'Delete draft',
    sends: deletePlan,
  },
  'to send an invitation again': {
    path: '/doctor/team',
    prepare: invite,
    open: ['Actions for new@quay.example'],
    submit: 'Resend',
    sends: resendInvitation,
  },
  'to revoke an invitation': {
    path: '/doctor/team',
    prepare: invite,
    open: [actionOfARow('Revoke')],
    submit: 'Revoke',
    sends: revokeInvitation,
  },
  'to close a conversation': {
    path: `/doctor/messages/${sample.thread}`,
    submit: 'Close conversation',
    sends: closeThread,
  },
  'to reopen a conversation': {
    path: `/doctor/messages/${sample.thread}`,
    async prepare({ api }) {
      const client = await api('doctor');
      const { items } = await client.call(listThreads, { query: { perPage: 100 } });
      const { id, version } = items.find((one) => one.id === sample.thread)!;
      await client.call(closeThread, { params: { id }, version });
    },
    submit: 'Reopen',
    sends: reopenThread,
  },
});
