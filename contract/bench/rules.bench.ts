import { advance } from '../src/rules/due/due';
import { blockedSpan } from '../src/rules/appointments/booking-checks';
import { day, toInstant, toMillis } from '../src/rules/time/instants';
import { bookingWindow, freeSlots } from '../src/rules/appointments/slots';
import { memoryState } from '../src/rules/testing/memory-state';
import {
  aCard,
  aDoctor,
  anAppointment,
  aPractice,
  aSubscription,
  aVersion,
  aVisitType,
  epoch,
} from '../src/rules/testing/records';
import { addDays, addMonths } from '../src/rules/time/calendar';

const timeZones = ['America/New_York', 'Europe/Berlin', 'America/Sao_Paulo'];

/** 500 adjacent appointments of half an hour. */
function busyCalendar() {
  const start = toMillis('2026-03-02T13:00:00.000Z');
  return Array.from({ length: 500 }, (_, index) => {
    const startAt = start + Math.floor(index / 16) * day + (index % 16) * 30 * 60_000;
    return anAppointment({
      id: `a${index}`,
      startAt: toInstant(startAt),
      endAt: toInstant(startAt + 30 * 60_000),
    });
  });
}

const workdays = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  startLocal: '08:00',
  endLocal: '20:00',
}));

/** 10,000 subscriptions of 12 doctors in three time zones, every tenth with a declined card. */
function manySubscriptions() {
  const practices = timeZones.map((timeZone, index) => aPractice({ id: `p${index}`, timeZone }));
  const doctors = Array.from({ length: 12 }, (_, index) =>
    aDoctor({ id: `d${index}`, practiceId: `p${index % 3}` }),
  );
  const subscriptions = Array.from({ length: 10_000 }, (_, index) => {
    const startOn = addDays('2026-02-02', index % 28);
    const anchorDay = Number(startOn.slice(8));
    return aSubscription({
      id: `s${index}`,
      doctorId: `d${index % 12}`,
      cardId: index % 10 === 0 ? 'declines' : 'card',
      startOn,
      period: { startOn, endOn: addMonths(startOn, 1, anchorDay) },
      anchorDay,
    });
  });
  return memoryState({
    practices,
    doctors,
    subscriptions,
    planVersions: [aVersion()],
    cards: [aCard(), aCard({ id: 'declines', providerRef: 'sim_chargesFail_a1b2c3d4' })],
  });
}

/** @public Benchmarks of this workspace. */
export const measurements = [
  {
    name: 'slots for 31 days with 500 appointments',
    budgetMs: 10,
    prepare: busyCalendar,
    run(appointments: ReturnType<typeof busyCalendar>) {
      const slots = freeSlots(
        {
          timeZone: 'America/New_York',
          weekly: workdays,
          overrides: [],
          visitType: aVisitType({ durationMin: 20, bufferAfterMin: 5 }),
          closed: [],
          blocked: appointments.map(blockedSpan),
          ...bookingWindow(epoch, { leadTimeMin: 120, horizonDays: 90 }, 'America/New_York'),
        },
        '2026-03-02',
        '2026-04-01',
      );
      if (slots.length < 400) throw new Error(`Only ${slots.length} slots were found.`);
    },
  },
  {
    name: 'the clock moved by a year for 10,000 subscriptions',
    budgetMs: 2000,
    prepare: manySubscriptions,
    run({ state, write }: ReturnType<typeof manySubscriptions>) {
      const count = advance(state, epoch + 365 * day, { write });
      if (count < 100_000) throw new Error(`Only ${count} items fell due.`);
    },
  },
];
