import type { StatisticsSeries } from '@praxis/contract/demo/card-statistics';
import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { Button, Loading, Skeleton, useUiText } from '@praxis/sdk/ui';
import { Sparkline } from '@praxis/sdk/ui/page';
import { Change } from './change';
import styles from './dashboard.module.css';
import { useFigures } from './use-figures';

interface StatisticProps<Answer extends { series: StatisticsSeries[] }> {
  title: string;
  query: QueryResult<Answer>;
  /** The figure as it is shown; that of the newest value of the series unless it says another. */
  value?(answer: Answer): string;
  kind?: 'line' | 'bars';
}

/** A figure with its course, as a line of a card of several. */
export function Statistic<Answer extends { series: StatisticsSeries[] }>({
  title,
  query: { data, error, loading, reload },
  value,
  kind = 'line',
}: StatisticProps<Answer>) {
  const { t } = useTranslation('demo');
  const uiText = useUiText();
  const { count } = useFigures();
  if (!data)
    return (
      <div className={styles.statistic}>
        <h3>{title}</h3>
        {error ? (
          <p role="alert" className={styles.statisticFailed}>
            {uiText('error.title')}
            <Button size="small" loading={loading} onClick={reload}>
              {uiText('retry')}
            </Button>
          </p>
        ) : (
          <Loading>
            <Skeleton height={44} />
          </Loading>
        )}
      </div>
    );
  const values = data.series[0]?.data ?? [];
  const [newest = 0, before = 0] = [values.at(-1), values.at(-2)];
  return (
    <div className={styles.statistic}>
      <h3>{title}</h3>
      <p className={styles.statisticValue}>
        {value ? value(data) : count(newest)}
        {before > 0 && <Change value={(newest / before - 1) * 100} />}
      </p>
      <Sparkline
        values={values}
        kind={kind}
        label={t('dashboard.course', { values: values.map(count).join(', ') })}
      />
    </div>
  );
}
