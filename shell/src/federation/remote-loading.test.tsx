import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startI18n } from '../language/i18n';
import { RemoteLoading } from './remote-loading';

const usualTime = 5_000;

beforeAll(() => startI18n('en'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const taking = 'This is taking longer than usual.';

it('announces politely after five seconds that loading takes long, and offers Retry', async () => {
  const retry = jest.fn();
  render(<RemoteLoading retry={retry} />);
  act(() => jest.advanceTimersByTime(usualTime - 1));
  expect(screen.queryByText(taking)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(taking).closest('[aria-live="polite"]')).toBeInTheDocument();

  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(taking)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(usualTime));
  expect(screen.getByText(taking)).toBeInTheDocument();
});
