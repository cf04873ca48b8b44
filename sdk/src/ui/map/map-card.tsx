import { useMemo, useState, type ReactNode } from 'react';
import Globe from 'lucide-react/icons/globe';
import Table2 from 'lucide-react/icons/table-2';
import { Card } from '../components/card';
import { EmptyState } from '../components/empty-state';
import { IconButton } from '../components/icon-button';
import { useIntlLanguage } from '../text/intl-language';
import { useUiText } from '../text/use-ui-text';
import chartStyles from '../chart/chart.module.css';
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
            <IconButton
              size="small"
              icon={asTable ? Globe : Table2}
              label={text(asTable ? 'chart.showMap' : 'chart.showTable')}
              aria-pressed={asTable}
              onClick={() => setAsTable(!asTable)}
            />
          )}
        </>
      }
    >
      {values.length === 0 ? (
        <EmptyState drawing="search" title={text('chart.noData')} />
      ) : asTable ? (
        <CountryTable {...{ title, values, valueTitle, nameOf, format }} />
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

interface CountryTableProps extends Pick<
  MapCardProps,
  'title' | 'values' | 'valueTitle' | 'format'
> {
  nameOf(country: string): string;
}

/** The largest first. */
function CountryTable({ title, values, valueTitle, nameOf, format }: CountryTableProps) {
  const text = useUiText();
  return (
    <table aria-label={title} className={chartStyles['table']}>
      <thead>
        <tr>
          <th scope="col">{text('chart.country')}</th>
          <th scope="col">{valueTitle}</th>
        </tr>
      </thead>
      <tbody>
        {values
          .toSorted((one, other) => other.value - one.value)
          .map(({ country, value }) => (
            <tr key={country}>
              <th scope="row">{nameOf(country)}</th>
              <td>{format(value)}</td>
            </tr>
          ))}
      </tbody>
    </table>
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
