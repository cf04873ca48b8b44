import type { CardPeriod, RevenueReportYear } from '@praxis/contract/demo/card-analytics';
import type { RevenueDay, RevenueMonth, SessionPoint } from '@praxis/contract/demo/card-trends';
import { averageSessions, revenueCard, revenueReport } from './data';

/** Sessions per day before each period, which the card's growth refers to. */
const sessionsBefore: Record<CardPeriod, number> = {
  'Last 28 Days': 2940,
  'Last Month': 2850,
  'Last Year': 1840,
};

/** Expenses per year, in whole dollars. */
const spentIn: Record<RevenueReportYear, number> = { 2020: 19_560, 2019: 21_216, 2018: 22_515 };

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** YYYY-MM-DD in the device's time zone. */
const dayText = (date: Date) =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

const daysInMonth = (year: number, month: number) => new Date(year, month + 1, 0).getDate();

/** The days of a period that ends before today, or the first days of its months. */
function daysOf(period: CardPeriod, now: number): Date[] {
  const today = new Date(now);
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const from = (count: number, at: (index: number) => Date) =>
    Array.from({ length: count }, (_, index) => at(index));
  if (period === 'Last Year') return from(12, (index) => new Date(year - 1, index, 1));
  if (period === 'Last Month')
    return from(daysInMonth(year, month - 1), (index) => new Date(year, month - 1, index + 1));
  return from(28, (index) => new Date(year, month, day - 28 + index));
}

/** Relative traffic of a day: lower on weekends. */
const weekday = (date: Date) => ([0, 6].includes(date.getDay()) ? 0.72 : 1);

export function sessionsTrend(
  period: CardPeriod,
  now: number,
): { step: 'day' | 'month'; points: SessionPoint[] } {
  const step = period === 'Last Year' ? 'month' : 'day';
  const days = daysOf(period, now);
  const trend = (mean: number, seed: number) =>
    distribute(
      mean * days.length,
      weights(days.length, seed).map((weight, index) => {
        const date = days[index];
        return step === 'day' && date ? weight * weekday(date) : weight;
      }),
    );
  const sessions = trend(averageSessions[period].sessions, 1);
  const before = trend(sessionsBefore[period], 2);
  return {
    step,
    points: days.map((date, index) => ({
      on: dayText(date),
      sessions: sessions[index] ?? 0,
      before: before[index] ?? 0,
    })),
  };
}

const amountOf = (text: string) => Number(text.replaceAll(',', ''));

export function revenueMonths(year: RevenueReportYear): RevenueMonth[] {
  const seed = Number(year) % 7;
  const earned = distribute(amountOf(revenueReport[year].price), weights(12, seed, 0.9));
  const spent = distribute(spentIn[year], weights(12, seed + 3, 0.7));
  return earned.map((amount, index) => ({
    month: index + 1,
    earned: amount,
    spent: spent[index] ?? 0,
  }));
}

const sumsOf = (amounts: readonly number[]) => {
  let sum = 0;
  return amounts.map((amount) => (sum += amount));
};

/** This month until today, and all of the previous month. */
export function revenueDays(now: number): RevenueDay[] {
  const today = new Date(now);
  const [year, month] = [today.getFullYear(), today.getMonth()];
  const daysBefore = daysInMonth(year, month - 1);
  const thisMonth = sumsOf(
    distribute(amountOf(revenueCard.thisMonth), weights(today.getDate(), 4, 0.8)),
  );
  const lastMonth = sumsOf(
    distribute(amountOf(revenueCard.lastMonth), weights(daysBefore, 5, 0.8)),
  );
  return Array.from({ length: Math.max(daysInMonth(year, month), daysBefore) }, (_, index) => ({
    day: index + 1,
    thisMonth: thisMonth[index] ?? null,
    lastMonth: lastMonth[index] ?? null,
  }));
}

/** Splits a whole number into whole parts proportional to the weights, with the exact sum. */
function distribute(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0);
  let weightSoFar = 0;
  let partsSoFar = 0;
  return weights.map((weight) => {
    weightSoFar += weight;
    const part = Math.round((whole * weightSoFar) / sum) - partsSoFar;
    partsSoFar += part;
    return part;
  });
}

/** Deterministic weights around 1, which make figures fluctuate. */
function weights(count: number, seed: number, swing = 0.35): number[] {
  return Array.from({ length: count }, (_, index) => {
    const noise = Math.abs(Math.sin((index + 1) * 12.9898 + seed * 78.233) * 43_758.5453) % 1;
    return 1 + swing * (noise - 0.5) + (index / Math.max(count - 1, 1)) * 0.3;
  });
}
