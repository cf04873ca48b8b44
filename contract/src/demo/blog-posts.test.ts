import { missingIn, slugOf, writtenPostSchema } from './blog-posts';

test.each([
  ['What a white coat says', 'what-a-white-coat-says'],
  ['  “You’re right on time”, twice  ', 'youre-right-on-time-twice'],
  ['Ärzte & große Füße', 'arzte-grosse-fusse'],
  ['7 lunches', '7-lunches'],
  ['…', ''],
])('the slug of %j is %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('the slug of a long title is valid', () => {
  const slug = slugOf('a b '.repeat(60));
  expect(writtenPostSchema.shape.slug.safeParse(slug).success).toBe(true);
});

test('a draft may be incomplete', () => {
  const empty = { tags: [], excerpt: '', content: ' ' };
  expect(missingIn({ ...empty, status: 'Draft' })).toEqual([]);
  expect(missingIn({ ...empty, status: 'Pending' })).toEqual(['tags', 'excerpt', 'content']);
  expect(
    missingIn({ status: 'Published', tags: ['Food'], excerpt: 'x', content: '<p>x</p>' }),
  ).toEqual([]);
});

test.each([
  ['<p> </p><p>\u00a0</p>', ['content']],
  ['<p>&nbsp;<br></p>', ['content']],
  ['<p><img src="/a.png"></p>', []],
])('treats HTML without a text or picture as no content: %s', (content, missing) => {
  expect(missingIn({ status: 'Published', tags: ['Food'], excerpt: 'x', content })).toEqual(
    missing,
  );
});
