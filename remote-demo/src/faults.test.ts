import { getKnowledgeBase, getQuestionFeedback } from '@praxis/contract/demo/knowledge-base';
import { listEmails } from '@praxis/contract/demo/email';
import { countManagedUsers } from '@praxis/contract/demo/user-profiles';
import { testPagesUnderFaults } from '@praxis/sdk/testing/pages-under-faults';
import { remote } from './remote';
import { kitPages, recordPages } from './testing/record-pages';

testPagesUnderFaults({
  remote,
  // Requests that leave the rest of the page usable when they fail: the category's title, the
  // counts, the list behind an email, the earlier feedback.
  beside: {
    '/pages/knowledge-base/:category': [getKnowledgeBase],
    '/pages/knowledge-base/:category/:question': [getKnowledgeBase, getQuestionFeedback],
    '/apps/user/list': [countManagedUsers],
    '/apps/email/:folder/:id': [listEmails],
  },
  without: kitPages,
  records: recordPages,
});
