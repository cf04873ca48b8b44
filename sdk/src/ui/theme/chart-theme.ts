import { fonts, type } from './tokens';

/**
 * Returns ECharts' theme: our colors, a light grid, no borders. The colors are custom properties that
 * the browser resolves in the SVG, so that a chart follows the skin without being redrawn.
 */
export function chartTheme() {
  const text = {
    color: 'var(--praxis-secondary)',
    fontFamily: fonts.text,
    fontSize: type.caption.size,
  };
  const axis = {
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: text,
    splitLine: { lineStyle: { color: 'var(--praxis-line)' } },
  };
  return {
    // ECharts cannot detect it from a custom property.
    darkMode: false,
    color: [1, 2, 3, 4, 5, 6].map((place) => `var(--praxis-chart-${place})`),
    backgroundColor: 'transparent',
    textStyle: text,
    categoryAxis: { ...axis, splitLine: { show: false } },
    valueAxis: axis,
    line: { symbol: 'circle', symbolSize: 7, showSymbol: false, lineStyle: { width: 2 } },
    bar: { itemStyle: { borderRadius: [4, 4, 0, 0] } },
    tooltip: {
      backgroundColor: 'var(--praxis-raised)',
      borderColor: 'var(--praxis-line)',
      borderWidth: 1,
      padding: [8, 12],
      textStyle: {
        color: 'var(--praxis-text)',
        fontFamily: fonts.text,
        fontSize: type.dense.size,
      },
      extraCssText: 'border-radius: 8px; box-shadow: var(--praxis-shadow-raised);',
      axisPointer: {
        lineStyle: { color: 'var(--praxis-control-border)' },
        shadowStyle: { color: 'var(--praxis-hover)', opacity: 0.6 },
      },
    },
  };
}
