import { people } from '@praxis/sdk/testing';
import { testPagesWithHostileTexts } from '@praxis/sdk/testing/pages-with-hostile-texts';
import { remote } from './remote';

testPagesWithHostileTexts({
  remote,
  records: { '/admin/doctors/:id': `/admin/doctors/${people.newcomer}` },
  // It names staff by role and id, and nobody else.
  without: ['/admin/audit'],
});
