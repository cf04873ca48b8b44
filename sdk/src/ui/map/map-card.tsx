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
  title: string;
  /** Controls next to the title, like a period picker. */
  extra?: ReactNode;
  /** Needs a stable identity while nothing changes. */
  values: readonly CountryValue[];
  /** Heading of the values in the table. */
  valueTitle: string;
  /** Formats a value with its unit; needs a stable identity. */
  format(value: number): string;
}

/** Values by country on a world map, with the data as a table. */
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

/** Returns a function that translates country codes to names in the current language. */
function useCountryNames(): (country: string) => string {
  const language = useIntlLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return (country) => names.of(country) ?? country;
  }, [language]);
}
