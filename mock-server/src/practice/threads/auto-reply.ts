import type { Thread } from '@praxis/contract/entities/thread';
import type { Locale } from '@praxis/contract/entities/primitives';
import { firstDayOf, joinedWithFirstDay } from '@praxis/contract/rules/texts/first-day';
import type { Simulation } from '../../core/module';
import { practiceOfDoctor } from '../caller';
import { table } from '../tables';
import { doctorPerson } from '../views';
import { send } from './messages';

interface Away {
  until: string;
  cover: string | undefined;
}

const texts: Readonly<Record<Locale, (away: Away) => string>> = {
  en: ({ until, cover }) =>
    `Thank you for your message. I am away until ${until} and will answer when I am back.${cover ? ` ${cover} stands in for me.` : ''} In an emergency, call the emergency number of your country.`,
  de: ({ until, cover }) =>
    `Vielen Dank für Ihre Nachricht. Ich bin bis ${until} abwesend und antworte nach meiner Rückkehr.${cover ? ` ${cover} vertritt mich.` : ''} In einem Notfall wählen Sie bitte den Notruf.`,
  fr: ({ until, cover }) =>
    `Merci de votre message. Je suis absent jusqu’au ${until} et vous répondrai à mon retour.${cover ? ` ${cover} me remplace.` : ''} En cas d’urgence, appelez le numéro d’urgence.`,
  pt: ({ until, cover }) =>
    `Obrigado pela mensagem. Estou ausente até ${until} e respondo quando voltar.${cover ? ` ${cover} me substitui.` : ''} Em caso de emergência, ligue para o número de emergência.`,
};

/**
 * Sends an automatic reply to a patient while the doctor is on vacation, once per thread and
 * vacation.
 */
export function replyWhileAway(simulation: Simulation, thread: Thread): void {
  const { database } = simulation;
  const now = new Date(simulation.now()).toISOString();
  const vacation = table(database, 'vacations').find(
    ({ owner, state, startAt, endAt }) =>
      owner.id === thread.doctorId &&
      (state === 'planned' || state === 'active') &&
      startAt <= now &&
      now < endAt,
  );
  const authorId = table(database, 'doctors').get(thread.doctorId)?.userId;
  if (!vacation || !authorId) return;
  const existingReply = table(database, 'messages').find(
    ({ threadId, automatic, sentAt }) =>
      threadId === thread.id && automatic && sentAt >= vacation.startAt,
  );
  if (existingReply) return;
  const patient = table(database, 'patients').get(thread.patientId);
  const locale = table(database, 'users').get(patient?.userId ?? '')?.locale ?? 'en';
  const { timeZone } = practiceOfDoctor(simulation, thread.doctorId);
  const { coverDoctorId } = vacation;
  const away = {
    // The end is exclusive.
    until: dateText(Date.parse(vacation.endAt) - 1, locale, timeZone),
    cover: coverDoctorId && doctorPerson(simulation, coverDoctorId).fullName,
  };
  send(simulation, thread, {
    side: 'doctor',
    authorId,
    body: texts[locale](away),
    automatic: true,
  });
}

/** Formats the date of an instant: "1er décembre 2026". */
function dateText(at: number, locale: Locale, timeZone: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  const format = new Intl.DateTimeFormat(locale, options);
  const firstDay = firstDayOf(locale, options);
  return firstDay ? joinedWithFirstDay(format.formatToParts(at), firstDay) : format.format(at);
}
