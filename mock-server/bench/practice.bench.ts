import { ensureDoctor } from '../src/practice/sample';
import { startPractice, type Call } from '../src/practice/testing';
import { people } from '../src/practice/sample-records';

/** Multiplier for a doctor's 150 sample appointments: over 100,000 (docs/domain.md#sample-data). */
const scale = 700;
const listBudgetMs = 50;
const callsBefore = 10;

const lists = [
  ['first page', 'GET /api/v1/doctor/appointments?status=unfulfilled'],
  ['searched', 'GET /api/v1/doctor/appointments?q=an&sort=-startAt'],
  ['by patient', 'GET /api/v1/doctor/appointments?sort=patient&page=3'],
  ['of a week', 'GET /api/v1/doctor/appointments?from=2026-01-05&to=2026-01-11&perPage=100'],
] as const;

let started: Promise<Call> | undefined;

/** One practice for all lists: generating it takes longer than any of them. */
const start = (): Promise<Call> =>
  (started ??= (async () => {
    const practice = startPractice({ scale });
    const doctor = await practice.as('doctor');
    for (const [, line] of lists)
      for (let time = 0; time < callsBefore; time += 1) await doctor(line);
    return doctor;
  })());

/** @public Measurements of this workspace for the speed benchmark. */
export const measurements = [
  {
    name: 'practice: sample data of one doctor',
    budgetMs: 50,
    prepare: () => startPractice(),
    run: () => ensureDoctor(startPractice({ still: true, anew: true }).simulation, people.doctor),
  },
  ...lists.map(([name, line]) => ({
    name: `practice, 105,000 appointments: ${name}`,
    budgetMs: listBudgetMs,
    prepare: start,
    run: (doctor: Call) => doctor(line),
  })),
];
