import { people } from '@praxis/sdk/testing';
import { testPagesWithHostileTexts } from '@praxis/sdk/testing/pages-with-hostile-texts';
import { remote } from './remote';
import { recordPages } from './testing/record-pages';

testPagesWithHostileTexts({
  remote,
  records: recordPages,
  more: [`/patient/appointments/book?doctor=${people.doctor}`],
  without: ['/patient/cards', '/patient/billing'],
});
