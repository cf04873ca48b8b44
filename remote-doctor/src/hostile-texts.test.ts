import { testPagesWithHostileTexts } from '@praxis/sdk/testing/pages-with-hostile-texts';
import { remote } from './remote';
import { recordPages } from './testing/record-pages';

testPagesWithHostileTexts({
  remote,
  records: recordPages,
  more: ['/doctor/appointments?view=week', '/doctor/profile?tab=practice'],
  without: ['/doctor/plans/new'],
});
