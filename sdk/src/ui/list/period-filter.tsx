import { useSearchParams } from '../../router/use-search-params';
import { DateRangeField } from '../antd/date-fields';
import { useUiText } from '../text/use-ui-text';
import { periodOf } from './list-choice';
import styles from './period-filter.module.css';

/** Filters a list by a date range, stored in the URL. */
export function PeriodFilter() {
  const text = useUiText();
  const [params, setParams] = useSearchParams();
  const { from, to } = periodOf(params);
  return (
    <DateRangeField
      id="period"
      name="period"
      hideLabel
      optional
      className={styles.period}
      label={text('date.period')}
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
