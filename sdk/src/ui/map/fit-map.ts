import type { ECharts } from 'echarts/core';

/** Above the map and below it, px. */
export const mapMargin = 4;

/**
 * Draws the map as large as its place. Where there is no place, as in what is hidden, it stays as it
 * was: ECharts can't scale a map to nothing, and fails.
 */
export function fitMap(
  map: Pick<ECharts, 'resize'> | null,
  { clientHeight }: Pick<HTMLElement, 'clientHeight'>,
): void {
  if (clientHeight > 2 * mapMargin) map?.resize();
}
