import { getFaq } from '@praxis/contract/demo/faq';
import { query } from '@praxis/sdk/data';

/** Topics with matching questions only. */
export const faqQuery = query({ app: 'demo', name: 'faq', endpoint: getFaq });
