import { useMemo } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useIntlLanguage } from '@praxis/sdk/ui';
import { ChartCard, type ChartData } from '@praxis/sdk/ui/chart';
import { dateFormat, ProgressBar } from '@praxis/sdk/ui/page';
import { Change } from '../../../shared/dashboard/change';
import { Figure, FigureLine } from '../../../shared/dashboard/figure';
import { useFigures } from '../../../shared/dashboard/use-figures';
import { averageSessionsQuery, sessionsTrendQuery } from '../queries';
import type { ChosenPeriod } from './use-period';

/** Sessions per day with their trend, and figures about users. */
export function SessionsCard({ chosen: { period, key } }: { chosen: ChosenPeriod }) {
  const { t } = useTranslation('demo');
  const language = useIntlLanguage();
  const figures = useFigures();
  const average = useQuery(averageSessionsQuery, { query: { period } });
  const trend = useQuery(sessionsTrendQuery, { query: { period } });
  const shownTrend = trend.shown;

  const data = useMemo<ChartData | null>(() => {
    if (!shownTrend) return null;
    const { step, points } = shownTrend;
    const date = (style: Intl.DateTimeFormatOptions) => (on: string) =>
      dateFormat(language, { ...style, timeZone: 'UTC' }).format(new Date(`${on}T00:00:00Z`));
    return {
      kind: 'series',
      categories: points.map(({ on }) => on),
      series: [
        {
          name: t('analytics.before'),
          muted: true,
          values: points.map(({ before }) => before),
        },
        {
          name: t('analytics.thisPeriod'),
          kind: 'area',
          values: points.map(({ sessions }) => sessions),
        },
      ],
      format: figures.count,
      formatAxis: figures.short,
      formatTick: date(step === 'day' ? { month: 'short', day: 'numeric' } : { month: 'short' }),
      formatCategory: date(
        step === 'day'
          ? { weekday: 'short', month: 'short', day: 'numeric' }
          : { month: 'long', year: 'numeric' },
      ),
      categoryTitle: t(`analytics.step.${step}`),
    };
  }, [shownTrend, figures, language, t]);

  const shown = average.shown;
  const retry = () => [average, trend].forEach((one) => one.error && one.reload());
  return (
    <ChartCard
      title={t('analytics.sessions')}
      height={232}
      loadingHeight={400}
      data={shown && data}
      failure={average.error ?? trend.error}
      retrying={average.loading || trend.loading}
      onRetry={retry}
      figure={
        shown && (
          <Figure value={figures.count(shown.sessions)}>
            {t('analytics.perDay')}
            <Change value={parseFloat(shown.growth)} against={t(`analytics.against.${key}`)} />
          </Figure>
        )
      }
    >
      {shown && (
        <FigureLine
          items={[
            {
              label: t('analytics.users'),
              value: figures.short(shown.users),
              children: (
                <>
                  <ProgressBar part={shown.users / shown.goal} label={t('analytics.goal')} />
                  {t('analytics.ofGoal', { goal: figures.short(shown.goal) })}
                </>
              ),
            },
            {
              label: t('analytics.retention'),
              value: figures.percent(shown.retention),
              children: t('analytics.retentionHint'),
            },
            {
              label: t('analytics.duration'),
              value: t('analytics.months', { count: parseInt(shown.duration, 10) }),
              children: t('analytics.durationHint'),
            },
          ]}
        />
      )}
    </ChartCard>
  );
}
