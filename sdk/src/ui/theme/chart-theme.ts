import { fonts, skins, type, type Skin } from './tokens';

/** ECharts' theme of a skin: our colours, a light grid, no borders. */
export function chartTheme(skin: Skin) {
  const colours = skins[skin];
  const text = { color: colours.secondary, fontFamily: fonts.text, fontSize: type.caption.size };
  const axis = {
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: text,
    splitLine: { lineStyle: { color: colours.line } },
  };
  return {
    color: [...colours.chart],
    backgroundColor: 'transparent',
    textStyle: text,
    categoryAxis: { ...axis, splitLine: { show: false } },
    valueAxis: axis,
    line: { symbol: 'circle', symbolSize: 7, showSymbol: false, lineStyle: { width: 2 } },
    bar: { itemStyle: { borderRadius: [4, 4, 0, 0] } },
    pie: { itemStyle: { borderColor: colours.card, borderWidth: 2 } },
    tooltip: {
      backgroundColor: colours.raised,
      borderColor: colours.line,
      borderWidth: 1,
      padding: [8, 12],
      textStyle: { color: colours.text, fontFamily: fonts.text, fontSize: type.dense.size },
      extraCssText: `border-radius: 8px; box-shadow: ${colours.shadows.raised};`,
      axisPointer: {
        lineStyle: { color: colours.controlBorder },
        shadowStyle: { color: colours.hover, opacity: 0.6 },
      },
    },
  };
}
