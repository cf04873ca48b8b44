import {
  listAppointmentRequests,
  proposeRequest,
} from '@praxis/contract/endpoints/appointment-requests';
import { testProposedTimes } from '@praxis/sdk/testing/proposed-times';
import { remote } from '../../remote';

testProposedTimes({
  remote,
  role: 'teamMember',
  path: '/team-member/appointment-requests',
  list: listAppointmentRequests,
  propose: proposeRequest,
});
