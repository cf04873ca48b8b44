import { listAppointmentRequests } from '@praxis/contract/endpoints/appointment-requests';
import { recordOf, testPagesUnderFaults } from '@praxis/sdk/testing/pages-under-faults';
import { remote } from './remote';

const requests = '/team-member/appointment-requests';

testPagesUnderFaults({
  remote,
  records: {
    [`${requests}/:id`]: recordOf('teamMember', listAppointmentRequests, requests),
  },
});
