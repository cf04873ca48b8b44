import { act, renderHook } from '@testing-library/react';
import { recordAnnouncements } from '@praxis/sdk/testing/announcements';
import { useDebouncedAnnouncement } from './use-debounced-announcement';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('announces the hint after typing pauses, and again only if it has changed', async () => {
  const { said, stop } = recordAnnouncements();
  const { rerender } = renderHook(
    ({ typed }) => useDebouncedAnnouncement(typed === '' ? '' : `${15 - typed.length} more`, typed),
    { initialProps: { typed: '' } },
  );
  const type = async (typed: string) => {
    rerender({ typed });
    await act(() => jest.advanceTimersByTimeAsync(300));
  };
  for (const typed of ['l', 'lo', 'lon', 'long']) await type(typed);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  for (const typed of ['lon', 'lons']) await type(typed);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  const words = [...said];
  stop();
  expect(words).toEqual(['11 more']);
});
