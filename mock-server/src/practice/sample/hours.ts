import type { VisitType } from '@praxis/contract/entities/visit-type';
import { dayLength, recordOf, type Share } from './share';

const visitTypeNames = {
  en: ['First appointment', 'Follow-up', 'Video consultation', 'Telephone call'],
  de: ['Erster Termin', 'Kontrolle', 'Videosprechstunde', 'Telefonat'],
  fr: ['Premier rendez-vous', 'Suivi', 'Téléconsultation', 'Appel'],
  pt: ['Primeira consulta', 'Retorno', 'Consulta por vídeo', 'Ligação'],
};

const createdAt = ({ now }: Share) => now - 380 * dayLength;

/** The kinds of appointments that a doctor offers. */
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
    ...recordOf(`visit-type-${index}-${number}`, createdAt(share)),
  }));
}

/** The doctor's hours and kinds of appointments. */
export function seedHours(share: Share): void {
  const { index, doctorId, add } = share;
  add('visitTypes', visitTypesOf(share));
  add('availability', [
    {
      doctorId,
      weekly: [1, 2, 3, 4, 5].flatMap((weekday) => [
        { weekday, startLocal: '09:00', endLocal: '12:00' },
        ...(weekday === 3 ? [] : [{ weekday, startLocal: '13:00', endLocal: '17:00' }]),
      ]),
      overrides: [],
      ...recordOf(`availability-${index}`, createdAt(share)),
    },
  ]);
}
