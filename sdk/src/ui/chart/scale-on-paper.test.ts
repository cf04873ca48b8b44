import { scaleOnPaper } from './scale-on-paper';

/** As the library draws a chart: of the window's pixels, and without a way to be scaled. */
function drawnChart() {
  const place = document.createElement('div');
  place.innerHTML = '<div><svg width="809" height="232"></svg></div>';
  return { place, viewBox: () => place.querySelector('svg')?.getAttribute('viewBox') };
}

const tell = (event: string) => window.dispatchEvent(new Event(event));

it('scales a chart while it is printed, and no longer', () => {
  const { place, viewBox } = drawnChart();
  const end = scaleOnPaper(place);
  tell('beforeprint');
  expect(viewBox()).toBe('0 0 809 232');
  tell('afterprint');
  expect(viewBox()).toBeNull();
  end();
  tell('beforeprint');
  expect(viewBox()).toBeNull();
});

it('lets a page be printed on which a chart is not drawn yet', () => {
  const end = scaleOnPaper(document.createElement('div'));
  expect(() => tell('beforeprint')).not.toThrow();
  end();
});
