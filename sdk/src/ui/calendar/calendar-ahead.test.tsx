import { waitFor } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { Calendar } from './calendar';

const mockFetched = jest.fn();
jest.mock('./engine', () => {
  mockFetched();
  return { __esModule: true, default: () => null };
});

const mockTemporal = jest.fn();
jest.mock('temporal-polyfill/global', () => mockTemporal());

const show = () =>
  renderUi(
    <Calendar
      label="Who is away"
      view="month"
      onView={jest.fn()}
      on="2026-11-21"
      onDay={jest.fn()}
      zone="America/New_York"
      events={null}
      onOpen={jest.fn()}
    />,
  );

it('fetches what draws the events while they are on their way', async () => {
  await show();
  await waitFor(() => expect(mockFetched).toHaveBeenCalledTimes(1));
  expect(mockTemporal).not.toHaveBeenCalled();
});

it('fetches Temporal with it where the browser has none', async () => {
  const own: unknown = Reflect.get(globalThis, 'Temporal');
  Reflect.deleteProperty(globalThis, 'Temporal');
  try {
    await show();
    await waitFor(() => expect(mockTemporal).toHaveBeenCalledTimes(1));
  } finally {
    Object.assign(globalThis, { Temporal: own });
  }
});
