import { Profiler } from 'react';
import { act, render, screen } from '@testing-library/react';
import { ClockProvider } from './clock';
import { useSecondsUntil } from './use-seconds-until';

const end = Date.parse('2026-11-24T09:00:00Z');
let present = 0;
const onRender = jest.fn();

function Countdown() {
  return <p>{useSecondsUntil(new Date(end).toISOString())} left</p>;
}

function show(secondsBefore: number) {
  jest.useFakeTimers();
  onRender.mockClear();
  present = end - secondsBefore * 1000;
  render(
    <ClockProvider now={() => present}>
      <Profiler id="countdown" onRender={onRender}>
        <Countdown />
      </Profiler>
    </ClockProvider>,
  );
}

const pass = (millis: number) =>
  act(() => {
    present += millis;
    jest.advanceTimersByTime(500);
  });

afterEach(() => jest.useRealTimers());

it('re-renders only when a whole second has passed', () => {
  show(3);
  expect(screen.getByText('3 left')).toBeInTheDocument();
  pass(100);
  pass(100);
  expect(onRender).toHaveBeenCalledTimes(1);
  pass(1000);
  expect(screen.getByText('2 left')).toBeInTheDocument();
  expect(onRender).toHaveBeenCalledTimes(2);
});

it('follows a clock that jumps, and stops its timer at zero', () => {
  show(60);
  pass(11 * 60_000);
  expect(screen.getByText('0 left')).toBeInTheDocument();
  expect(jest.getTimerCount()).toBe(0);
});
