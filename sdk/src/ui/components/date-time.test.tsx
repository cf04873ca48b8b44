import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDateOnly, formatInstant, formatRelative } from '../format/dates';
import { renderUi } from '../../testing/render-ui';
import { browserZone } from '../zone';
import { DateOnly, DateTime } from './date-time';

const plain = (text: string) => text.replace(/[\u00A0\u202F\u2009]/g, ' ');

describe('formatInstant', () => {
  it.each([
    ['2026-03-07T14:00:00Z', 'America/New_York', 'Mar 7, 2026, 9:00 AM EST'],
    ['2026-03-08T13:00:00Z', 'America/New_York', 'Mar 8, 2026, 9:00 AM EDT'],
    ['2026-11-01T14:00:00Z', 'America/New_York', 'Nov 1, 2026, 9:00 AM EST'],
    ['2026-03-07T23:30:00Z', 'Europe/Berlin', 'Mar 8, 2026, 12:30 AM GMT+1'],
  ])('formats %s in %s', (instant, zone, expected) => {
    expect(plain(formatInstant(instant, { language: 'en', zone, namesZone: true }))).toBe(expected);
  });
});

describe('formatDateOnly', () => {
  it.each([
    ['en', 'Mar 7, 2026'],
    ['de', '7. März 2026'],
    ['fr', '7 mars 2026'],
    ['pt', '7 de mar. de 2026'],
  ])('formats a date in %s, as the same day in every time zone', (language, expected) => {
    expect(formatDateOnly('2026-03-07', language)).toBe(expected);
  });
});

describe('formatRelative', () => {
  const now = Date.parse('2026-03-07T14:00:00Z');
  it.each([
    [0, 'now'],
    [20, 'in 20 minutes'],
    [-20, '20 minutes ago'],
    [179, 'in 2 hours'],
    [-23 * 60, '23 hours ago'],
    [24 * 60, null],
    [-24 * 60, null],
  ])('formats %d minutes as "%s"', (minutes, expected) => {
    expect(formatRelative(now + minutes * 60_000, now, 'en')).toBe(expected);
  });
});

describe('DateTime', () => {
  it('is relative within a day, with the full date and the time zone in a tooltip', async () => {
    await renderUi(<DateTime at="2026-03-07T14:20:00Z" />, { now: '2026-03-07T14:00:00Z' });
    const time = screen.getByText('in 20 minutes');
    expect(time).toHaveAttribute('datetime', '2026-03-07T14:20:00Z');
    await userEvent.hover(time);
    const hint = await screen.findByRole('tooltip');
    expect(plain(hint.textContent)).toBe('Mar 7, 2026, 9:20 AM EST');
  });

  it('is absolute beyond a day, in the given time zone', async () => {
    await renderUi(<DateTime at="2026-03-09T14:00:00Z" zone="Asia/Kathmandu" />, {
      now: '2026-03-07T14:00:00Z',
    });
    expect(plain(screen.getByText(/Mar 9/).textContent)).toBe('Mar 9, 2026, 7:45 PM');
  });

  it("shows an appointment with weekday and end, and with the time zone if it differs from the device's", async () => {
    await renderUi(
      <>
        <DateTime at="2026-03-09T14:00:00Z" zone="Asia/Kathmandu" appointment />
        <DateTime at="2027-03-09T14:00:00Z" until="2027-03-09T14:30:00Z" zone={browserZone()} />
      </>,
      { now: '2026-03-09T13:50:00Z' },
    );
    expect(plain(screen.getByText(/Mon/).textContent)).toBe('Mon, Mar 9 · 7:45 PM GMT+5:45');
    expect(plain(screen.getByText(/Tue/).textContent)).toMatch(
      /^Tue, Mar 9, 2027 · \d+:00 – \d+:30 [AP]M$/,
    );
  });

  it('updates every minute', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-03-07T14:00:00Z') });
    try {
      await renderUi(<DateTime at="2026-03-07T14:20:00Z" />);
      expect(screen.getByText('in 20 minutes')).toBeInTheDocument();
      act(() => jest.advanceTimersByTime(60_000));
      expect(screen.getByText('in 19 minutes')).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('updates when the clock jumps', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-03-07T14:00:00Z') });
    try {
      await renderUi(<DateTime at="2026-03-07T14:20:00Z" />);
      jest.setSystemTime(Date.parse('2026-03-07T15:20:00Z'));
      act(() => jest.advanceTimersByTime(1_000));
      expect(screen.getByText('1 hour ago')).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows a local date without shifting it', async () => {
    await renderUi(<DateOnly on="2026-03-07" />, { zone: 'Pacific/Auckland' });
    expect(screen.getByText('Mar 7, 2026')).toHaveAttribute('datetime', '2026-03-07');
  });
});
