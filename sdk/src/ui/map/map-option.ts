import type { EChartsCoreOption } from 'echarts/core';
import { tooltipContent, type TooltipEntry } from '../chart/tooltip-content';
import { mapMargin } from './fit-map';
import { colorOf, type MapStep } from './map-scale';

export interface CountryValue {
  /** Two-letter ISO 3166 code. */
  country: string;
  value: number;
}

export interface MapData {
  values: readonly CountryValue[];
  steps: readonly MapStep[];
  nameOf(country: string): string;
  format(value: number): string;
}

/** Color of countries without a value, distinct from the card and from the scale. */
const land = 'color-mix(in srgb, var(--praxis-secondary) 14%, var(--praxis-card))';

/** Converts values by country to ECharts' option. */
export function mapOption({ values, steps, nameOf, format }: MapData): EChartsCoreOption {
  return {
    animation: false,
    tooltip: {
      trigger: 'item',
      // ECharts passes NaN for countries without a value.
      formatter: ({ name, color, value }: TooltipEntry) =>
        tooltipContent(
          '',
          [{ name: nameOf(name), color, value: Number.isNaN(value) ? undefined : value }],
          format,
        ),
    },
    series: [
      {
        type: 'map',
        map: 'world',
        // The outline is already projected.
        aspectScale: 1,
        ...{ left: 0, right: 0, top: mapMargin, bottom: mapMargin, preserveAspect: true },
        selectedMode: false,
        label: { show: false },
        itemStyle: { areaColor: land, borderColor: 'var(--praxis-card)' },
        emphasis: {
          label: { show: false },
          itemStyle: { areaColor: land, borderColor: 'var(--praxis-text)', borderWidth: 1.5 },
        },
        data: values.map(({ country, value }) => {
          const itemStyle = { areaColor: colorOf(value, steps) };
          // Repeated for hover: ECharts would lighten the color, but cannot parse it.
          return { name: country, value, itemStyle, emphasis: { itemStyle } };
        }),
      },
    ],
  };
}
