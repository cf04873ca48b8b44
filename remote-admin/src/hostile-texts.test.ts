import { people } from '@praxis/sdk/testing';
import { testPagesWithHostileTexts } from '@praxis/sdk/testing/pages-with-hostile-texts';
import { remote } from './remote';

testPagesWithHostileTexts({
  remote,
  records: { '/admin/doctors/:id': `/admin/doctors/${people.newcomer}` },
  // The audit log identifies staff by role and id only.
  without: ['/admin/audit'],
});
