import type { ReactNode } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Avatar } from '@praxis/sdk/ui';
import { Html } from '@praxis/sdk/ui/html';
import { Page, useRecordTitle } from '@praxis/sdk/ui/page';
import { ReadingHeader } from '../../../shared/reading/reading-header';
import { blogPath } from '../addresses';
import type { FoundPost } from '../post-from-url';
import { PostDate } from '../post-date';
import { PostTags } from '../post-tags';
import { Comments } from './comments';
import { PostActions } from './post-actions';
import { ReadNext } from './read-next';
import styles from './detail.module.css';

/** Post with its comments and links to further posts. */
export function PostArticle({ post, comments, more }: FoundPost) {
  const { t } = useTranslation('demo');
  const { title, img, avatar, userFullName, blogPosted, minutes, excerpt, content } = post;
  useRecordTitle(title);
  return (
    <Page>
      <div className={styles['page']}>
        <article className={styles['article']}>
          <Column>
            <ReadingHeader
              title={title}
              back={{ to: blogPath, label: t('blog.title') }}
              topics={<PostTags post={post} />}
            >
              {excerpt !== '' && <p className={styles['standfirst']}>{excerpt}</p>}
              <div className={styles['bar']}>
                <Avatar name={userFullName} src={avatar} size={40} />
                <div className={styles['byline']}>
                  <b>{userFullName}</b>
                  <span className={styles['secondary']}>
                    <PostDate at={blogPosted} /> · {t('blog.minutes', { count: minutes })}
                  </span>
                </div>
                <PostActions post={post} />
              </div>
            </ReadingHeader>
          </Column>
          <img className={styles['picture']} src={img} alt="" width={400} height={250} />
          <Column>
            <Html reading html={content} />
            <Comments postId={post.id} comments={comments} />
          </Column>
        </article>
        {more.length > 0 && <ReadNext posts={more} />}
      </div>
    </Page>
  );
}

/** Column with a readable line length. */
const Column = ({ children }: { children: ReactNode }) => (
  <div className={styles['column']}>{children}</div>
);
