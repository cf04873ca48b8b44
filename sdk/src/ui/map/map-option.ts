import type { EChartsCoreOption } from 'echarts/core';
import { tooltipContent, type TooltipEntry } from '../chart/tooltip-content';
import { motion, skins, type Skin } from '../theme/tokens';
import { colorOf, type MapStep } from './map-scale';

export interface CountryValue {
  /** ISO 3166 code of two letters. */
  country: string;
  value: number;
}

interface MapOptions {
  values: readonly CountryValue[];
  steps: readonly MapStep[];
  skin: Skin;
  nameOf(country: string): string;
  format(value: number): string;
}

/** ECharts' option for the map, in the colors of the skin. */
export function mapOption({ values, steps, skin, nameOf, format }: MapOptions): EChartsCoreOption {
  const { card, track, hover, text } = skins[skin];
  // On a dark card the groove's color would be a hole.
  const land = skin === 'light' ? track : hover;
  return {
    animationDuration: motion.slow,
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
        ...{ left: 0, right: 0, top: 4, bottom: 4, preserveAspect: true },
        selectedMode: false,
        label: { show: false },
        itemStyle: { areaColor: land, borderColor: card },
        emphasis: {
          label: { show: false },
          itemStyle: { areaColor: land, borderColor: text, borderWidth: 1.5 },
        },
        data: values.map(({ country, value }) => {
          const color = colorOf(value, steps);
          return {
            name: country,
            value,
            itemStyle: { areaColor: color },
            emphasis: { itemStyle: { areaColor: color } },
          };
        }),
      },
    ],
  };
}
