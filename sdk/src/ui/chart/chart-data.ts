/** One line, or one bar per category. */
export interface ChartSeries {
  name: string;
  /** One value per category; null leaves a gap. */
  values: readonly (number | null)[];
  kind?: 'line' | 'area' | 'bar';
  /** De-emphasized, like the previous period in a comparison. */
  muted?: boolean;
  /** Sum of the values, next to the name in the legend. */
  total?: string;
}

/** Values over time or over categories. */
export interface SeriesData {
  kind: 'series';
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** Stacks bars and areas, as parts of a sum. */
  stacked?: boolean;
  /** Horizontal bars, for long names. */
  horizontal?: boolean;
  /** Formats a value with its unit for tooltip and table. */
  format(value: number): string;
  /** Short format for the value axis. */
  formatAxis?(value: number): string;
  /** Short format of a category for the axis. */
  formatTick?(category: string): string;
  /** Formats a category for tooltip and table, like a date with its time zone. */
  formatCategory?(category: string): string;
  /** Heading of the categories in the table. */
  categoryTitle: string;
}

/** Parts of a whole. */
export interface ShareData {
  kind: 'shares';
  shares: readonly {
    name: string;
    value: number;
    /** Shown next to the value, like its change. */
    note?: string;
  }[];
  format(value: number): string;
  categoryTitle: string;
  valueTitle: string;
  /** Heading of the notes in the table, if there are any. */
  noteTitle?: string;
}

export type ChartData = SeriesData | ShareData;

export interface ChartTable {
  headings: string[];
  rows: string[][];
}

/** Returns a chart's data as a table, the accessible alternative to the drawing. */
export function chartTable(data: ChartData): ChartTable {
  if (data.kind === 'shares')
    return {
      headings: [data.categoryTitle, data.valueTitle, ...(data.noteTitle ? [data.noteTitle] : [])],
      rows: data.shares.map(({ name, value, note }) => [
        name,
        data.format(value),
        ...(data.noteTitle ? [note ?? '–'] : []),
      ]),
    };
  const { categories, series, format, formatCategory = String } = data;
  return {
    headings: [data.categoryTitle, ...series.map(({ name }) => name)],
    rows: categories.map((category, index) => [
      formatCategory(category),
      ...series.map(({ values }) => {
        const value = values[index];
        return value === null || value === undefined ? '–' : format(value);
      }),
    ]),
  };
}

/** Returns whether there is nothing to draw, so that an empty state replaces the empty axes. */
export function isEmptyChart(data: ChartData): boolean {
  if (data.kind === 'shares') return data.shares.every(({ value }) => value === 0);
  return data.series.every(({ values }) => values.every((value) => !value));
}

/** Returns whether any of the series is drawn as bars. */
export const hasBars = ({ series }: SeriesData): boolean =>
  series.some(({ kind }) => kind === 'bar');

export interface LegendEntry {
  name: string;
  total?: string | undefined;
  color: SeriesColor;
}

/** Index into the chart color palette; `muted` for a de-emphasized series. */
export type SeriesColor = number | 'muted';

/** Returns the color of each series, in order. */
export function seriesColors(series: readonly ChartSeries[]): SeriesColor[] {
  let next = 0;
  return series.map(({ muted }) => (muted ? 'muted' : next++ % 6));
}

/** Returns the CSS color of a palette index; a custom property, so that it follows the skin. */
export const seriesPaint = (color: SeriesColor): string =>
  color === 'muted' ? 'var(--praxis-control-border)' : `var(--praxis-chart-${color + 1})`;

/** Returns whether the lines are labeled at their ends instead of in a legend: up to two, without totals. */
export function areNamedAtEnds({ series }: SeriesData): boolean {
  return (
    series.length <= 2 && series.every(({ kind, total }) => kind !== 'bar' && total === undefined)
  );
}

/** Returns the legend above the chart: an entry for each series with visible values. */
export function legendOf(data: ChartData): readonly LegendEntry[] {
  if (data.kind === 'shares' || data.series.length < 2 || areNamedAtEnds(data)) return [];
  const colors = seriesColors(data.series);
  return data.series.flatMap(({ name, total, values }, index) =>
    values.some(Boolean) ? [{ name, total, color: colors[index] ?? 0 }] : [],
  );
}
