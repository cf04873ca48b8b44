import { scene } from '../pictures/scene';
import { localMomentFrom } from '../sample/dates';
import { person } from '../sample/people';
import { controller } from './articles/controller';
import { filming } from './articles/filming';
import { lunches } from './articles/lunches';
import type { SampleArticle } from './articles/sample-article';
import { sentences } from './articles/sentences';
import { shoes } from './articles/shoes';
import { whiteCoat } from './articles/white-coat';
import type { StoredComment, StoredPost } from './stored';

const articles: readonly SampleArticle[] = [
  whiteCoat,
  lunches,
  controller,
  sentences,
  filming,
  shoes,
];

const byline = (number: number) => {
  const { fullName, avatar } = person(number);
  return { userFullName: fullName, avatar };
};

export const samplePosts = (seededAt: number): StoredPost[] =>
  articles.map(({ title, slug, excerpt, tags, author, daysAgo, bookmarked, content }, index) => ({
    ...byline(author),
    ...{ title, slug, excerpt, tags, bookmarked },
    id: index + 1,
    img: scene(index),
    blogPosted: localMomentFrom(seededAt, -daysAgo, 10),
    status: 'Published',
    isBookmarked: false,
    content: content.join(''),
  }));

export const sampleComments = (seededAt: number): StoredComment[] =>
  articles
    .flatMap(({ comments }, index) =>
      comments.map(([number, daysAgo, commentText]) => ({
        ...byline(number),
        postId: index + 1,
        commentedAt: localMomentFrom(seededAt, -daysAgo, 17),
        commentText,
      })),
    )
    .map((comment, index) => ({ ...comment, id: index + 1 }));
