import { scaleForPrint } from './scale-for-print';

/** A chart as ECharts renders it: in pixels and without a `viewBox`. */
function drawnChart() {
  const container = document.createElement('div');
  container.innerHTML = '<div><svg width="809" height="232"></svg></div>';
  return { container, viewBox: () => container.querySelector('svg')?.getAttribute('viewBox') };
}

const dispatch = (event: string) => window.dispatchEvent(new Event(event));

it('scales a chart only while it is printed', () => {
  const { container, viewBox } = drawnChart();
  const stop = scaleForPrint(container);
  dispatch('beforeprint');
  expect(viewBox()).toBe('0 0 809 232');
  dispatch('afterprint');
  expect(viewBox()).toBeNull();
  stop();
  dispatch('beforeprint');
  expect(viewBox()).toBeNull();
});

it('does not fail if a chart is not drawn yet', () => {
  const stop = scaleForPrint(document.createElement('div'));
  expect(() => dispatch('beforeprint')).not.toThrow();
  stop();
});
