/** One line, or one bar of each group. */
export interface ChartSeries {
  name: string;
  /** As many as there are categories; null leaves a gap. */
  values: readonly (number | null)[];
  kind?: 'line' | 'area' | 'bar';
  /** Stands back: the period before, beside the chosen one. */
  muted?: boolean;
  /** Beside its name: what its values come to. */
  total?: string;
}

/** Values over time or over categories. */
export interface SeriesData {
  kind: 'series';
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** Bars and areas on top of each other: parts of a sum. */
  stacked?: boolean;
  /** Bars from left to right, for long names. */
  horizontal?: boolean;
  /** A value with its unit, as tooltip and table show it. */
  format(value: number): string;
  /** Shorter, for the axis. */
  formatAxis?(value: number): string;
  /** A category on the axis, short. */
  formatTick?(category: string): string;
  /** A category as tooltip and table show it: a date with its zone. */
  formatCategory?(category: string): string;
  /** What the categories are: the heading of the table's first column. */
  categoryTitle: string;
}

/** Parts of a whole. */
export interface ShareData {
  kind: 'shares';
  shares: readonly {
    name: string;
    value: number;
    /** Beside the figure: its change. */
    note?: string;
  }[];
  format(value: number): string;
  categoryTitle: string;
  valueTitle: string;
  /** Heads the notes in the table, where there are any. */
  noteTitle?: string;
}

export type ChartData = SeriesData | ShareData;

export interface ChartTable {
  headings: string[];
  rows: string[][];
}

/** The figures of a chart as a table, for who would rather read them. */
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

/** Whether there is nothing to draw: an axis with nothing on it says less than a word. */
export function isEmptyChart(data: ChartData): boolean {
  if (data.kind === 'shares') return data.shares.every(({ value }) => value === 0);
  return data.series.every(({ values }) => values.every((value) => !value));
}

/** Whether any of the series is drawn as bars. */
export const hasBars = ({ series }: SeriesData): boolean =>
  series.some(({ kind }) => kind === 'bar');

export interface LegendEntry {
  name: string;
  total?: string | undefined;
  color: SeriesColor;
}

/** Place in the sequence of the charts' colors, from 0; a series that stands back has none. */
export type SeriesColor = number | 'muted';

/** The color of each series, in their order. */
export function seriesColors(series: readonly ChartSeries[]): SeriesColor[] {
  let next = 0;
  return series.map(({ muted }) => (muted ? 'muted' : next++ % 6));
}

/** What a place in the sequence is painted with, in either skin. */
export const seriesPaint = (color: SeriesColor): string =>
  color === 'muted' ? 'var(--praxis-control-border)' : `var(--praxis-chart-${color + 1})`;

/** Whether the lines are named where they end: two or fewer, without a figure beside their names. */
export function areNamedAtEnds({ series }: SeriesData): boolean {
  return (
    series.length <= 2 && series.every(({ kind, total }) => kind !== 'bar' && total === undefined)
  );
}

/** What the colors above the chart mean: of each series that something is drawn of. */
export function legendOf(data: ChartData): readonly LegendEntry[] {
  if (data.kind === 'shares' || data.series.length < 2 || areNamedAtEnds(data)) return [];
  const colors = seriesColors(data.series);
  return data.series.flatMap(({ name, total, values }, index) =>
    values.some(Boolean) ? [{ name, total, color: colors[index] ?? 0 }] : [],
  );
}
