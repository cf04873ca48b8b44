import { people } from '@praxis/sdk/testing';
import { testPagesUnderFaults } from '@praxis/sdk/testing/pages-under-faults';
import { remote } from './remote';

testPagesUnderFaults({
  remote,
  records: { '/admin/doctors/:id': `/admin/doctors/${people.newcomer}` },
});
