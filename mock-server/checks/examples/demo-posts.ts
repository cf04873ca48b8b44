/** A post that can be published. */
export const writtenPost = {
  title: 'A quiet morning',
  slug: 'a-quiet-morning',
  status: 'Published',
  tags: ['Quote'],
  excerpt: 'Nobody called.',
  img: '',
  content: '<p>Nobody called, and nobody came.</p>',
};
