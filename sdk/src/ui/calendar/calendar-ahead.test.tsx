import { waitFor } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { Calendar } from './calendar';

const mockFetched = jest.fn();
jest.mock('./engine', () => {
  mockFetched();
  return { __esModule: true, default: () => null };
});

it('fetches what draws the events while they are on their way', async () => {
  await renderUi(
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
  await waitFor(() => expect(mockFetched).toHaveBeenCalledTimes(1));
});
