import { useMemo } from 'react';
import { revenueReportYears, type RevenueReportYear } from '@praxis/contract/demo/card-analytics';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useSearchParams } from '@praxis/sdk/router';
import { useIntlLanguage } from '@praxis/sdk/ui';
import { ChartCard, type ChartData } from '@praxis/sdk/ui/chart';
import { dateFormat, oneOf, ProgressBar, Segmented } from '@praxis/sdk/ui/page';
import { Figure, FigureLine } from '../../shared/dashboard/figure';
import { amountOf, useFigures } from '../../shared/dashboard/use-figures';
import { revenueMonthsQuery, revenueReportQuery } from './queries';

/** Earnings and spending by month of a year, and the share of the budget spent. */
export function RevenueReport() {
  const { t } = useTranslation('demo');
  const language = useIntlLanguage();
  const figures = useFigures();
  const [params, setParams] = useSearchParams();
  const year = oneOf(params.get('year'), revenueReportYears) ?? revenueReportYears[0];
  const report = useQuery(revenueReportQuery, { query: { year } });
  const months = useQuery(revenueMonthsQuery, { query: { year } });
  const shownMonths = months.shown?.months;
  const spent = shownMonths?.reduce((sum, month) => sum + month.spent, 0) ?? 0;

  const data = useMemo<ChartData | null>(() => {
    if (!shownMonths) return null;
    const bars = (part: 'earned' | 'spent') => ({
      name: t(`ecommerce.report.${part}`),
      kind: 'bar' as const,
      values: shownMonths.map((month) => month[part]),
    });
    const month = (style: 'short' | 'long') => (number: string) =>
      dateFormat(language, { month: style, timeZone: 'UTC' }).format(
        Date.UTC(2020, Number(number) - 1),
      );
    return {
      kind: 'series',
      categories: shownMonths.map((one) => String(one.month)),
      series: [bars('earned'), { ...bars('spent'), muted: true }],
      format: figures.money,
      formatAxis: figures.shortMoney,
      formatTick: month('short'),
      formatCategory: month('long'),
      categoryTitle: t('ecommerce.report.month'),
    };
  }, [shownMonths, figures, language, t]);

  const shown = report.shown;
  const budget = amountOf(shown?.budget ?? '0');
  const retry = () => [report, months].forEach((one) => one.error && one.reload());
  const choose = (next: RevenueReportYear) =>
    setParams(next === revenueReportYears[0] ? {} : { year: next }, {
      preventScrollReset: true,
      replace: true,
    });
  return (
    <ChartCard
      title={t('ecommerce.report.title')}
      height={216}
      loadingHeight={408}
      data={shown && data}
      failure={report.error ?? months.error}
      retrying={report.loading || months.loading}
      onRetry={retry}
      extra={
        <Segmented<RevenueReportYear>
          label={t('ecommerce.report.year')}
          value={year}
          onChange={choose}
          options={revenueReportYears.map((one) => ({ value: one, label: one }))}
        />
      }
      figure={
        shown && (
          <Figure value={figures.money(amountOf(shown.price))}>
            {t('ecommerce.report.earnedIn', { year })}
          </Figure>
        )
      }
    >
      <FigureLine
        items={[
          {
            label: t('ecommerce.report.budget'),
            value: figures.money(budget),
            children: t('ecommerce.report.left', { amount: figures.money(budget - spent) }),
          },
          {
            label: t('ecommerce.report.spent'),
            value: figures.money(spent),
            children: (
              <>
                <ProgressBar part={spent / budget} label={t('ecommerce.report.ofBudget')} />
                {t('ecommerce.report.share', {
                  share: figures.percent(Math.round((spent / budget) * 100)),
                })}
              </>
            ),
          },
        ]}
      />
    </ChartCard>
  );
}
