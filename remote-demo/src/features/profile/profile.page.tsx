import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Card, EmptyState, ErrorState, Loading } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { AboutCard } from './about-card';
import { Hero } from './hero';
import { PostCard } from './posts/post-card';
import styles from './profile.module.css';
import { profilePageQuery } from './queries';
import { FeedsCard } from './side/feeds-card';
import { PagesCard } from './side/pages-card';
import { PeopleCard } from './side/people-card';
import { PhotosCard } from './side/photos-card';
import { PollCard } from './side/poll-card';

/** Social profile: person, posts, and side cards. */
export default function ProfilePage() {
  const { t } = useTranslation('demo');
  const { data, error, loading, reload } = useQuery(profilePageQuery, {});
  if (!data)
    return (
      <Page>
        <PageHeader title={t('profile.title')} />
        {error ? (
          <ErrorState failure={error} onRetry={reload} retrying={loading} />
        ) : (
          <Loading shape="page" />
        )}
      </Page>
    );
  return (
    <Page>
      <Hero profile={data} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <AboutCard about={data.userAbout} />
          {data.latestPhotos.length > 0 && <PhotosCard photos={data.latestPhotos} />}
          <PollCard question={data.pollQuestion} choices={data.polls} />
        </div>
        <div className={styles['posts']}>
          {data.posts.length === 0 && (
            <Card>
              <EmptyState title={t('profile.noPosts')} />
            </Card>
          )}
          {data.posts.map((post) => (
            <PostCard key={post.id} post={post} viewer={data.viewer} />
          ))}
        </div>
        <div className={styles['column']}>
          <PeopleCard people={data.suggestions} />
          <PagesCard pages={data.suggestedPages} />
          <FeedsCard feeds={data.twitterFeeds} />
        </div>
      </div>
    </Page>
  );
}
