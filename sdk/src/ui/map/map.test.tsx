import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { fitMap } from './fit-map';
import { MapCard } from './map-card';
import { mapOption, type CountryValue } from './map-option';
import { colorOf, mapSteps } from './map-scale';
import { outlineOf } from './outline';
import world from './world.json';

const patients: CountryValue[] = [
  { country: 'DE', value: 12 },
  { country: 'US', value: 480 },
  { country: 'BR', value: 90 },
];
const format = (value: number) => `${value} patients`;

const show = (values = patients, language: 'en' | 'de' = 'en') =>
  renderUi(
    <MapCard title="Patients by country" values={values} valueTitle="Patients" format={format} />,
    { language },
  );

it('shows a table sorted by value, with country names in the current language', async () => {
  await show(patients, 'de');
  expect(screen.getByRole('img', { name: 'Patients by country' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Als Tabelle anzeigen' }));
  const table = within(screen.getByRole('table', { name: 'Patients by country' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Vereinigte Staaten',
    'Brasilien',
    'Deutschland',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Als Karte anzeigen' }));
  expect(screen.getByRole('img', { name: 'Patients by country' })).toBeInTheDocument();
});

it('shows an empty state without data', async () => {
  await show([]);
  expect(screen.getByText('No data for this period')).toBeInTheDocument();
});

it('gives the largest value the full color', () => {
  const steps = mapSteps(patients.map(({ value }) => value));
  expect(steps.map(({ from }) => from)).toEqual([12, 90, 480]);
  expect(colorOf(500, steps)).toContain('var(--praxis-primary) 100%');
  expect(colorOf(3, steps)).toBeUndefined();
});

it('names the hovered country, and escapes names', () => {
  const { tooltip } = mapOption({
    values: patients,
    steps: mapSteps([12]),
    nameOf: (country) => `<b>${country}</b>`,
    format,
  }) as { tooltip: { formatter(entry: object): HTMLElement } };
  expect(tooltip.formatter({ name: 'DE', value: 12 })).toHaveTextContent('<b>DE</b>12 patients');
  expect(tooltip.formatter({ name: 'FR', value: Number.NaN })).toHaveTextContent('<b>FR</b>–');
});

it('resizes the map to its container, unless that has no height', () => {
  const resize = jest.fn();
  for (const clientHeight of [0, 8, 300]) fitMap({ resize }, { clientHeight });
  expect(resize).toHaveBeenCalledTimes(1);
});

it('converts every country to closed rings that do not cross the whole map', () => {
  const { features } = outlineOf(world);
  expect(features.length).toBeGreaterThan(170);
  for (const { properties, geometry } of features)
    for (const ring of geometry.coordinates.flat()) {
      const steps = ring.slice(1).map(([x], index) => Math.abs(x - (ring[index]?.[0] ?? x)));
      expect([properties.name, ring.at(-1)]).toEqual([properties.name, ring[0]]);
      expect(Math.max(...steps)).toBeLessThan(40);
    }
});
