import type { VisitType } from '@praxis/contract/entities/visit-type';
import type { WeeklyRange } from '@praxis/contract/entities/availability';
import { sampleId } from './sample-ids';
import { dayLength, recordOf, type Share } from './share';

const visitTypeNames = {
  en: ['First appointment', 'Follow-up', 'Video consultation', 'Phone check-in'],
  de: ['Erster Termin', 'Kontrolle', 'Videosprechstunde', 'Telefonat'],
  pt: ['Primeira consulta', 'Retorno', 'Consulta por vídeo', 'Ligação'],
};

/** Ranges for one or more weekdays, in hours of the day. */
type Hours = readonly [weekdays: readonly number[], ...ranges: (readonly [number, number])[]];

/** The weeks of the doctors, in rotation; weekends are free. */
const weeks: readonly (readonly Hours[])[] = [
  [
    [
      [1, 2, 4, 5],
      [9, 12],
      [13, 17],
    ],
    [[3], [9, 12]],
  ],
  [
    [
      [1, 2, 4],
      [8, 12],
      [14, 18],
    ],
    [
      [3, 5],
      [8, 13],
    ],
  ],
  [
    [
      [1, 3, 4],
      [10, 13],
      [14, 18.5],
    ],
    [
      [2, 5],
      [9, 14],
    ],
  ],
  [
    [
      [1, 3, 5],
      [8.5, 12.5],
      [13.5, 16.5],
    ],
    [
      [2, 4],
      [12, 19],
    ],
  ],
];

const createdAt = ({ now }: Share) => now - 380 * dayLength;

/** The visit types that a doctor offers. */
export function visitTypesOf(share: Share): VisitType[] {
  const { index, doctorId, facts } = share;
  return (['inPerson', 'inPerson', 'video', 'phone'] as const).map((mode, number) => ({
    doctorId,
    name: visitTypeNames[facts.locale][number] ?? '',
    durationMin: [45, 30, 30, 15][number] ?? 30,
    bufferBeforeMin: 0,
    bufferAfterMin: number === 0 ? 15 : 0,
    mode,
    memberOnly: number === 3,
    ...recordOf(sampleId('visitType', index, number), createdAt(share)),
  }));
}

/** Opening hours by weekday (1 = Monday), in minutes of the day. */
export type Openings = ReadonlyMap<number, readonly { from: number; to: number }[]>;

export function openingsOf({ index }: Share): Openings {
  const openings = new Map<number, { from: number; to: number }[]>();
  for (const [weekdays, ...ranges] of weeks[index % weeks.length] ?? [])
    for (const weekday of weekdays)
      openings.set(
        weekday,
        ranges.map(([from, to]) => ({ from: from * 60, to: to * 60 })),
      );
  return openings;
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Adds the doctor's hours and visit types. */
export function seedHours(share: Share): void {
  const { index, doctorId, add } = share;
  add('visitTypes', visitTypesOf(share));
  const openings = [...openingsOf(share)].sort(([first], [second]) => first - second);
  add('availability', [
    {
      doctorId,
      weekly: openings.flatMap(([weekday, ranges]) =>
        ranges.map(({ from, to }): WeeklyRange => ({
          weekday,
          startLocal: clock(from),
          endLocal: clock(to),
        })),
      ),
      overrides: [],
      ...recordOf(sampleId('availability', index), createdAt(share)),
    },
  ]);
}
