import type { BlogDetail, BlogEdit, BlogPost, BlogSidebar } from '@praxis/contract/demo/blog';
import { startDemo } from '../testing';

test('lists six posts, newest first, with distinct pictures', async () => {
  const { body } = await startDemo().get<BlogPost[]>('/blog/list/data');
  expect(body).toHaveLength(6);
  expect(new Set(body.map(({ img }) => img)).size).toBe(6);
  const posted = body.map(({ blogPosted }) => blogPosted);
  expect(posted).toEqual(posted.toSorted().toReversed());
});

test('the sidebar has the four latest posts and the five categories', async () => {
  const demo = startDemo();
  const { body } = await demo.get<BlogSidebar>('/blog/list/data/sidebar');
  const posts = (await demo.get<BlogPost[]>('/blog/list/data')).body;
  expect(body.recentPosts).toEqual(
    posts
      .slice(0, 4)
      .map(({ id, img, title, blogPosted }) => ({ id, img, title, createdTime: blogPosted })),
  );
  expect(body.categories.map(({ category }) => category)).toEqual([
    'Fashion',
    'Food',
    'Gaming',
    'Quote',
    'Video',
  ]);
});

test('the detail is a post of the list, with comments', async () => {
  const demo = startDemo();
  const { body } = await demo.get<BlogDetail>('/blog/list/data/detail');
  const [newest] = (await demo.get<BlogPost[]>('/blog/list/data')).body;
  expect(body.blog).toMatchObject({
    title: newest?.title,
    tags: newest?.tags,
    comments: newest?.comment,
    bookmarked: 139,
  });
  expect(body.comments.length).toBeGreaterThan(1);
});

test('the edit form shows the published post', async () => {
  const demo = startDemo();
  const { body } = await demo.get<BlogEdit>('/blog/list/data/edit');
  const detail = (await demo.get<BlogDetail>('/blog/list/data/detail')).body;
  expect(body).toMatchObject({
    blogTitle: detail.blog.title,
    status: 'Published',
    featuredImage: detail.blog.img,
    blogCategories: [
      { value: 'fashion', label: 'Fashion' },
      { value: 'quote', label: 'Quote' },
    ],
  });
});
