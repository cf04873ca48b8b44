import type { ECharts } from 'echarts/core';

/** Vertical margin of the map in pixels. */
export const mapMargin = 4;

/** Resizes the map to its container. Skips hidden containers: ECharts throws on a map without a height. */
export function fitMap(
  map: Pick<ECharts, 'resize'> | null,
  { clientHeight }: Pick<HTMLElement, 'clientHeight'>,
): void {
  if (clientHeight > 2 * mapMargin) map?.resize();
}
