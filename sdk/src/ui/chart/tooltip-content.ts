import styles from './chart.module.css';

/** ECharts' description of a data point. */
export interface TooltipEntry {
  name: string;
  seriesName?: string;
  color?: unknown;
  value?: unknown;
}

/** Builds the tooltip from DOM elements, so that names are never parsed as HTML. */
export function tooltipContent(
  title: string,
  entries: readonly TooltipEntry[],
  format: (value: number) => string,
): HTMLElement {
  const box = document.createElement('div');
  if (title) box.append(element('div', styles['tipTitle'], title));
  for (const { name, seriesName, color, value } of entries) {
    const line = element('div', styles['tipLine']);
    const mark = element('span', styles['mark']);
    if (typeof color === 'string') mark.style.background = color;
    line.append(
      mark,
      element('span', styles['tipName'], title ? (seriesName ?? '') : name),
      element('strong', styles['tipValue'], typeof value === 'number' ? format(value) : '–'),
    );
    box.append(line);
  }
  return box;
}

function element(tag: string, className: string | undefined, text = ''): HTMLElement {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.textContent = text;
  return node;
}
