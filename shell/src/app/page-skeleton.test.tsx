import { act, render, screen } from '@testing-library/react';
import { startI18n } from '../language/i18n';
import { PageSkeleton } from './page-skeleton';

beforeAll(() => startI18n('en'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const showsAfter = () =>
  parseInt(screen.getByRole('status').style.getPropertyValue('--skeleton-after'), 10);

it('shows after a delay, continues without delay in place of another skeleton, and restarts later', () => {
  const { rerender, unmount } = render(<PageSkeleton key="the app" />);
  expect(showsAfter()).toBe(150);
  act(() => jest.advanceTimersByTime(400));
  rerender(<PageSkeleton key="its page" />);
  expect(showsAfter()).toBeLessThanOrEqual(0);
  unmount();
  act(() => jest.advanceTimersByTime(1_000));
  render(<PageSkeleton />);
  expect(showsAfter()).toBe(150);
});
