import { useTranslation } from '@praxis/sdk';
import { useSearchParams } from '@praxis/sdk/router';
import { DateRangeField } from '@praxis/sdk/ui/date';
import { periodOf } from './period-of';
import styles from './period-filter.module.css';

/** From which day to which a list shows; both are in the address. */
export function PeriodFilter() {
  const { t } = useTranslation('doctor');
  const [params, setParams] = useSearchParams();
  const { from, to } = periodOf(params);
  return (
    <DateRangeField
      id="period"
      name="period"
      hideLabel
      optional
      className={styles.period}
      label={t('period.label')}
      value={from && to ? { from, until: to } : null}
      onChange={(next) =>
        setParams(
          (current) => {
            const changed = new URLSearchParams(current);
            for (const name of ['from', 'to', 'page']) changed.delete(name);
            if (next) {
              changed.set('from', next.from);
              changed.set('to', next.until);
            }
            return changed;
          },
          { preventScrollReset: true },
        )
      }
      onBlur={() => undefined}
    />
  );
}
