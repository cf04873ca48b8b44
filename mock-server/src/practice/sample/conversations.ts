import type { Thread } from '@praxis/contract/entities/thread';
import { addDays, localDateAt, officeInstant } from './local-time';
import { createRandom } from '../../core/random';
import { dayLength, type Share } from './share';

interface Topic {
  category: Thread['category'];
  /** The author of each message: patient or doctor. The texts are in `message-texts.ts`. */
  turns: string;
  subject: Readonly<Record<Share['facts']['locale'], string>>;
}

const topic = (
  category: Thread['category'],
  turns: string,
  en: string,
  de: string,
  pt: string,
): Topic => ({ category, turns, subject: { en, de, pt } });

/** Topics of the conversations. */
export const topics: readonly Topic[] = [
  topic(
    'prescription',
    'pdp',
    'Refill before my trip',
    'Rezept vor der Reise',
    'Receita antes da viagem',
  ),
  topic('appointment', 'pdpd', 'Earlier on Thursday?', 'Donnerstag früher?', 'Quinta mais cedo?'),
  topic('results', 'pd', 'Iron level', 'Eisenwert', 'Nível de ferro'),
  topic('billing', 'pdp', 'Joining fee', 'Aufnahmegebühr', 'Taxa de adesão'),
  topic('general', 'pd', 'Sick note for work', 'Krankschreibung', 'Atestado para o trabalho'),
  topic('results', 'pdpd', 'MRI of my knee', 'MRT vom Knie', 'Ressonância do joelho'),
  topic(
    'prescription',
    'pdp',
    'Dizzy since the new tablets',
    'Schwindel durch neue Tabletten',
    'Tontura com o remédio novo',
  ),
  topic(
    'appointment',
    'pd',
    'Bringing my husband',
    'Darf mein Mann mitkommen?',
    'Meu marido pode ir junto?',
  ),
  topic('general', 'pdp', 'Vaccination record', 'Impfpass', 'Carteira de vacinação'),
  topic(
    'billing',
    'pd',
    'Invoice for my insurance',
    'Rechnung für die Versicherung',
    'Nota para o convênio',
  ),
  topic('general', 'p', 'Thank you', 'Danke', 'Agradecimento'),
  topic(
    'appointment',
    'pdp',
    'Fasting before the blood test',
    'Nüchtern zur Blutabnahme?',
    'Jejum para o exame?',
  ),
  topic(
    'prescription',
    'pdpd',
    'Pharmacy is out of stock',
    'Apotheke hat es nicht',
    'Farmácia sem estoque',
  ),
  topic('results', 'pdp', 'Cholesterol', 'Cholesterin', 'Colesterol'),
  topic(
    'general',
    'pdpd',
    'Referral to physical therapy',
    'Überweisung zur Physiotherapie',
    'Encaminhamento para fisioterapia',
  ),
  topic(
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

/** Generates one of a doctor's conversations; deterministic by number. */
export function conversationOf(share: Share, number: number) {
  const { index, now } = share;
  const random = createRandom(index * 104_729 + number * 31 + 7);
  const about = topics[(number * 5 + index) % topics.length] ?? topics[0];
  if (!about) throw new RangeError('There is nothing to write about.');
  const turns: Turn[] = [];
  let at = toDaytime(share, now - (number * 1.4 + 0.3) * dayLength);
  for (const by of about.turns) {
    if (turns.length > 0) at = toDaytime(share, at + random.whole(20, 900) * 60_000);
    at = Math.min(at, turns.length > 0 ? at : now - 900_000);
    if (at > now - 600_000) break;
    turns.push({ byPatient: by === 'p', at, read: true });
  }
  // Some await the doctor's reply, and some replies are unread by the patient.
  if (number % 5 === 0) while (turns.length > 1 && !turns.at(-1)?.byPatient) turns.pop();
  const last = turns.at(-1);
  if (last)
    last.read = last.byPatient ? about.turns.length > 1 && number % 5 !== 0 : number % 4 !== 1;
  return { about, turns };
}

/** Moves times at night to the next morning. */
function toDaytime({ facts: { timeZone } }: Share, millis: number): number {
  const on = localDateAt(millis, timeZone);
  const minutes = (millis - officeInstant(on, 0, timeZone)) / 60_000;
  if (minutes >= 7 * 60 && minutes < 22 * 60) return millis;
  const morning = minutes < 7 * 60 ? on : addDays(on, 1);
  return officeInstant(morning, 8 * 60 + Math.floor(minutes % 47), timeZone);
}
