import { useMemo, useState, type ReactNode } from 'react';
import { Card } from '../components/card';
import { EmptyState } from '../components/empty-state';
import { useIntlLanguage } from '../text/intl-language';
import { useUiText } from '../text/use-ui-text';
import { AsTableButton, FigureTable } from '../chart/as-table';
import type { CountryValue } from './map-option';
import { mapSteps } from './map-scale';
import styles from './map.module.css';
import { WorldMap } from './world-map';

export interface MapCardProps {
  /** What the figures are of. */
  title: string;
  /** Beside the title: a period picker. */
  extra?: ReactNode;
  /** Keep it the same list while nothing changes. */
  values: readonly CountryValue[];
  /** What the values are: the heading of the table's column. */
  valueTitle: string;
  /** A value with its unit; the same function while nothing changes. */
  format(value: number): string;
}

/** Values by country on a map of the world, which can be read as a table. */
export function MapCard({ title, extra, values, valueTitle, format }: MapCardProps) {
  const text = useUiText();
  const nameOf = useCountryNames();
  const [asTable, setAsTable] = useState(false);
  const steps = useMemo(() => mapSteps(values.map(({ value }) => value)), [values]);
  return (
    <Card
      title={title}
      extra={
        <>
          {extra}
          {values.length > 0 && (
            <AsTableButton asTable={asTable} onChange={setAsTable} drawing="map" />
          )}
        </>
      }
    >
      {values.length === 0 ? (
        <EmptyState drawing="search" title={text('chart.noData')} />
      ) : asTable ? (
        <FigureTable
          label={title}
          headings={[text('chart.country'), valueTitle]}
          // The largest first.
          rows={values
            .toSorted((one, other) => other.value - one.value)
            .map(({ country, value }) => [nameOf(country), format(value)])}
        />
      ) : (
        <>
          <WorldMap label={title} {...{ values, steps, nameOf, format }} />
          <ul className={styles['legend']}>
            {steps.map(({ from, color }, index) => (
              <li key={from}>
                <span className={styles['mark']} style={{ background: color }} />
                {index === 0 ? format(from) : `≥ ${format(from)}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** Countries by name in the reader's language. */
function useCountryNames(): (country: string) => string {
  const language = useIntlLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return (country) => names.of(country) ?? country;
  }, [language]);
}
