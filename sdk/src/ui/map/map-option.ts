import type { EChartsCoreOption } from 'echarts/core';
import { tooltipContent, type TooltipEntry } from '../chart/tooltip-content';
import { mapMargin } from './fit-map';
import { colorOf, type MapStep } from './map-scale';

export interface CountryValue {
  /** ISO 3166 code of two letters. */
  country: string;
  value: number;
}

export interface MapData {
  values: readonly CountryValue[];
  steps: readonly MapStep[];
  nameOf(country: string): string;
  format(value: number): string;
}

/** Neither the card nor a step of the primary color. */
const land = 'color-mix(in srgb, var(--praxis-secondary) 14%, var(--praxis-card))';

/** ECharts' option for the map. */
export function mapOption({ values, steps, nameOf, format }: MapData): EChartsCoreOption {
  return {
    animation: false,
    tooltip: {
      trigger: 'item',
      // ECharts has NaN where a country has no value.
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
        // The outline is projected already.
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
          // Said again: ECharts would lighten a color that it cannot read.
          return { name: country, value, itemStyle, emphasis: { itemStyle } };
        }),
      },
    ],
  };
}
