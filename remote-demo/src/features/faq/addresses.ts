export const faqPath = '/pages/faq';

/** The fragment that leads to a question: its words, as an address has them. */
export const fragmentOf = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
