import { getKnowledgeBase, getQuestionFeedback } from '@praxis/contract/demo/knowledge-base';
import { listEmails } from '@praxis/contract/demo/email';
import { countManagedUsers } from '@praxis/contract/demo/user-profiles';
import { testPagesUnderFaults } from '@praxis/sdk/testing/pages-under-faults';
import { remote } from './remote';
import { kitPages, recordPages } from './testing/record-pages';

testPagesUnderFaults({
  remote,
  // A title over what is there, how many there are, the list behind a mail, what one said of an answer
  // before.
  beside: {
    '/pages/knowledge-base/:category': [getKnowledgeBase],
    '/pages/knowledge-base/:category/:question': [getKnowledgeBase, getQuestionFeedback],
    '/apps/user/list': [countManagedUsers],
    '/apps/email/:folder/:id': [listEmails],
  },
  without: kitPages,
  records: recordPages,
});
