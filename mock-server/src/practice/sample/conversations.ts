import type { Thread } from '@praxis/contract/entities/thread';
import { addDays, localDateAt, officeInstant } from './local-time';
import { createRandom } from '../../core/random';
import { dayLength, type Share } from './share';

interface Outline {
  category: Thread['category'];
  /** Who writes, message by message: the patient or the doctor. What they write is in `messages.ts`. */
  turns: string;
  subject: Readonly<Record<Share['facts']['locale'], string>>;
}

const outline = (
  category: Thread['category'],
  turns: string,
  en: string,
  de: string,
  pt: string,
): Outline => ({ category, turns, subject: { en, de, pt } });

/** What patients and doctors write to each other about. */
export const outlines: readonly Outline[] = [
  outline(
    'prescription',
    'pdp',
    'Refill before my trip',
    'Rezept vor der Reise',
    'Receita antes da viagem',
  ),
  outline('appointment', 'pdpd', 'Earlier on Thursday?', 'Donnerstag früher?', 'Quinta mais cedo?'),
  outline('results', 'pd', 'Iron level', 'Eisenwert', 'Nível de ferro'),
  outline('billing', 'pdp', 'Joining fee', 'Aufnahmegebühr', 'Taxa de adesão'),
  outline('general', 'pd', 'Sick note for work', 'Krankschreibung', 'Atestado para o trabalho'),
  outline('results', 'pdpd', 'MRI of my knee', 'MRT vom Knie', 'Ressonância do joelho'),
  outline(
    'prescription',
    'pdp',
    'Dizzy since the new tablets',
    'Schwindel durch neue Tabletten',
    'Tontura com o remédio novo',
  ),
  outline(
    'appointment',
    'pd',
    'Bringing my husband',
    'Darf mein Mann mitkommen?',
    'Meu marido pode ir junto?',
  ),
  outline('general', 'pdp', 'Vaccination record', 'Impfpass', 'Carteira de vacinação'),
  outline(
    'billing',
    'pd',
    'Invoice for my insurance',
    'Rechnung für die Versicherung',
    'Nota para o convênio',
  ),
  outline('general', 'p', 'Thank you', 'Danke', 'Agradecimento'),
  outline(
    'appointment',
    'pdp',
    'Fasting before the blood test',
    'Nüchtern zur Blutabnahme?',
    'Jejum para o exame?',
  ),
  outline(
    'prescription',
    'pdpd',
    'Pharmacy is out of stock',
    'Apotheke hat es nicht',
    'Farmácia sem estoque',
  ),
  outline('results', 'pdp', 'Cholesterol', 'Cholesterin', 'Colesterol'),
  outline(
    'general',
    'pdpd',
    'Referral to physical therapy',
    'Überweisung zur Physiotherapie',
    'Encaminhamento para fisioterapia',
  ),
  outline(
    'appointment',
    'ppd',
    'Video link',
    'Link zur Videosprechstunde',
    'Link da consulta por vídeo',
  ),
];

export interface Turn {
  byPatient: boolean;
  /** Milliseconds since the epoch. */
  at: number;
  read: boolean;
}

/** One conversation of a doctor's: the same for the same number, wherever it is made. */
export function conversationOf(share: Share, number: number) {
  const { index, now } = share;
  const random = createRandom(index * 104_729 + number * 31 + 7);
  const about = outlines[(number * 5 + index) % outlines.length] ?? outlines[0];
  if (!about) throw new RangeError('There is nothing to write about.');
  const turns: Turn[] = [];
  let at = byDay(share, now - (number * 1.4 + 0.3) * dayLength);
  for (const by of about.turns) {
    if (turns.length > 0) at = byDay(share, at + random.whole(20, 900) * 60_000);
    at = Math.min(at, turns.length > 0 ? at : now - 900_000);
    if (at > now - 600_000) break;
    turns.push({ byPatient: by === 'p', at, read: true });
  }
  // Some wait for the doctor's answer, and some answers wait for the patient.
  if (number % 5 === 0) while (turns.length > 1 && !turns.at(-1)?.byPatient) turns.pop();
  const last = turns.at(-1);
  if (last)
    last.read = last.byPatient ? about.turns.length > 1 && number % 5 !== 0 : number % 4 !== 1;
  return { about, turns };
}

/** Nobody writes at night: what would is written the next morning. */
function byDay({ facts: { timeZone } }: Share, millis: number): number {
  const on = localDateAt(millis, timeZone);
  const minutes = (millis - officeInstant(on, 0, timeZone)) / 60_000;
  if (minutes >= 7 * 60 && minutes < 22 * 60) return millis;
  const morning = minutes < 7 * 60 ? on : addDays(on, 1);
  return officeInstant(morning, 8 * 60 + Math.floor(minutes % 47), timeZone);
}
