import { people } from '@praxis/sdk/testing';
import { testPagesUnderFaults } from '@praxis/sdk/testing/pages-under-faults';
import { remote } from './remote';
import { recordPages } from './testing/record-pages';

testPagesUnderFaults({
  remote,
  records: recordPages,
  more: [`/patient/appointments/book?doctor=${people.doctor}`],
});
