import {
  listAdminDoctors,
  reinstateDoctor,
  rejectDoctor,
  suspendDoctor,
  verifyDoctor,
} from '@praxis/contract/endpoints/admin';
import { people, type RemoteBackEnd } from '@praxis/sdk/testing';
import { testFormsUnderFaults } from '@praxis/sdk/testing/forms-under-faults';
import { remote } from './remote';

const waiting = `/admin/doctors/${people.newcomer}`;
const verified = `/admin/doctors/${people.doctor}`;

async function suspend({ api }: RemoteBackEnd): Promise<void> {
  const client = await api('admin');
  const { items } = await client.call(listAdminDoctors, { query: { perPage: 100 } });
  const { id, version } = items.find((one) => one.id === people.doctor)!;
  await client.call(suspendDoctor, { params: { id }, version, body: { reason: 'Complaints' } });
}

testFormsUnderFaults(remote, {
  'to verify a doctor': {
    path: waiting,
    open: ['Verify'],
    submit: 'Verify',
    sends: verifyDoctor,
  },
  'to reject a doctor': {
    path: waiting,
    open: ['Reject'],
    enter: { Reason: 'The license has expired.' },
    submit: 'Reject',
    sends: rejectDoctor,
  },
  'to suspend a doctor': {
    path: verified,
    open: ['Suspend'],
    enter: { Reason: 'Complaints' },
    submit: 'Suspend',
    sends: suspendDoctor,
  },
  'to reinstate a doctor': {
    path: verified,
    prepare: suspend,
    open: ['Reinstate'],
    submit: 'Reinstate',
    sends: reinstateDoctor,
  },
});
