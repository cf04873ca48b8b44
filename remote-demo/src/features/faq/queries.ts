import { getFaq } from '@praxis/contract/demo/faq';
import { query } from '@praxis/sdk/data';

/** The topics with a question that is searched for, and of each only those questions. */
export const faqQuery = query({ app: 'demo', name: 'faq', endpoint: getFaq });
