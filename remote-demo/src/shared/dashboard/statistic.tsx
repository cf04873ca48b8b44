import { useState } from 'react';
import type { StatisticsSeries } from '@praxis/contract/demo/card-statistics';
import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { Button, Loading, Skeleton, useUiText } from '@praxis/sdk/ui';
import { AsTableButton, FigureTable } from '@praxis/sdk/ui/chart';
import { Sparkline } from '@praxis/sdk/ui/page';
import { Change } from './change';
import styles from './dashboard.module.css';
import { useFigures } from './use-figures';

interface StatisticProps<ResponseBody extends { series: StatisticsSeries[] }> {
  title: string;
  query: QueryResult<ResponseBody>;
  /** Formats a value of the series; a plain number by default. */
  format?(value: number): string;
  /** Formats the main figure; the newest value of the series by default. */
  value?(response: ResponseBody): string;
  kind?: 'line' | 'bars';
}

/** Figure with a sparkline; one row of a card of several. */
export function Statistic<ResponseBody extends { series: StatisticsSeries[] }>({
  title,
  query: { data, error, loading, reload },
  format,
  value,
  kind = 'line',
}: StatisticProps<ResponseBody>) {
  const { t } = useTranslation('demo');
  const uiText = useUiText();
  const { count } = useFigures();
  const [asTable, setAsTable] = useState(false);
  if (!data)
    return (
      <div role="group" aria-label={title} className={styles.statistic}>
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
            <Skeleton height={72} />
          </Loading>
        )}
      </div>
    );
  const values = data.series[0]?.data ?? [];
  const [newest = 0, before = 0] = [values.at(-1), values.at(-2)];
  const texts = values.map(format ?? count);
  return (
    <div role="group" aria-label={title} className={styles.statistic}>
      <div className={styles.statisticHead}>
        <h3>{title}</h3>
        <AsTableButton asTable={asTable} onChange={setAsTable} />
      </div>
      <p className={styles.statisticValue}>
        {value ? value(data) : texts.at(-1)}
        {before > 0 && <Change value={(newest / before - 1) * 100} />}
      </p>
      {asTable ? (
        <FigureTable
          label={title}
          headings={[t('dashboard.step'), t('dashboard.value')]}
          rows={texts.map((text, index) => [count(index + 1), text])}
        />
      ) : (
        <Sparkline
          values={values}
          kind={kind}
          label={t('dashboard.course', { values: texts.join(', ') })}
        />
      )}
    </div>
  );
}
