import { waitFor } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { Calendar } from './calendar';

const mockEngineLoaded = jest.fn();
jest.mock('./engine', () => {
  mockEngineLoaded();
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

it('loads the engine while the events are loading', async () => {
  await show();
  await waitFor(() => expect(mockEngineLoaded).toHaveBeenCalledTimes(1));
  expect(mockTemporal).not.toHaveBeenCalled();
});

it('loads the polyfill of Temporal in a browser without it', async () => {
  const native: unknown = Reflect.get(globalThis, 'Temporal');
  Reflect.deleteProperty(globalThis, 'Temporal');
  try {
    await show();
    await waitFor(() => expect(mockTemporal).toHaveBeenCalledTimes(1));
  } finally {
    Object.assign(globalThis, { Temporal: native });
  }
});
