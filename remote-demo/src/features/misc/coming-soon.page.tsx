import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { ErrorState, FullPage, LinkButton, Skeleton, useSecondsUntil } from '@praxis/sdk/ui';
import styles from './coming-soon.module.css';
import { Countdown } from './countdown';
import { comingSoonQuery } from './queries';
import { SubscribeForm } from './subscribe-form';

/** Drawing: the sun over the horizon. */
const drawing = (
  <>
    <path data-accent="" d="M80 116a40 40 0 0 1 80 0z" />
    <path data-mark="" d="M120 34v18M62 58l12 12M178 58l-12 12M36 104l17 3M204 104l-17 3" />
    <path data-soft="" d="M22 116h196M52 130h136M88 144h64" />
    <path d="M166 34a11 11 0 0 1 21-4 9 9 0 0 1 10 9 8 8 0 0 1-2 1h-30a7 7 0 0 1 1-6z" />
    <path d="M40 46a9 9 0 0 1 17-3 7 7 0 0 1 8 7H39a5 5 0 0 1 1-4z" />
  </>
);

/** `/misc/coming-soon`: a countdown to the launch, and a form to be notified of it. */
export default function ComingSoonPage() {
  const { data, error, loading, reload } = useQuery(comingSoonQuery, {});
  if (data) return <Launch {...data} />;
  return error ? (
    <ErrorState failure={error} onRetry={reload} retrying={loading} />
  ) : (
    <Skeleton height={420} />
  );
}

function Launch({ launchAt, subscribers }: { launchAt: string; subscribers: number }) {
  const { t } = useTranslation('demo');
  const left = useSecondsUntil(launchAt);
  if (left === 0)
    return (
      <FullPage
        drawing={drawing}
        title={t('comingSoon.launched')}
        action={
          <LinkButton to="/" kind="primary">
            {t('comingSoon.enter')}
          </LinkButton>
        }
      >
        {t('comingSoon.launchedText')}
      </FullPage>
    );
  return (
    <FullPage drawing={drawing} title={t('comingSoon.title')}>
      <p>{t('comingSoon.text')}</p>
      <div className={styles.launch}>
        <Countdown left={left} />
        <SubscribeForm subscribers={subscribers} />
      </div>
    </FullPage>
  );
}
