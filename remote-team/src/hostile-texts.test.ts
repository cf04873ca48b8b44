import { listAppointmentRequests } from '@praxis/contract/endpoints/appointment-requests';
import { recordOf } from '@praxis/sdk/testing/pages-under-faults';
import { testPagesWithHostileTexts } from '@praxis/sdk/testing/pages-with-hostile-texts';
import { remote } from './remote';

const requests = '/team-member/appointment-requests';

testPagesWithHostileTexts({
  remote,
  records: {
    [`${requests}/:id`]: recordOf('teamMember', listAppointmentRequests, requests),
  },
});
