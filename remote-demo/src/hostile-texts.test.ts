import { testPagesWithHostileTexts } from '@praxis/sdk/testing/pages-with-hostile-texts';
import { remote } from './remote';
import { kitPages, recordPages } from './testing/record-pages';

const signIn = ['login', 'register', 'forgot-password', 'reset-password'].flatMap((page) => [
  `/pages/${page}-v1`,
  `/pages/${page}-v2`,
]);

testPagesWithHostileTexts({
  remote,
  records: recordPages,
  leftOut: [...kitPages, ...signIn, 'misc', '/access-control', '/pages/blog/new'],
});
