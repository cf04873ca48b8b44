import type { Message, Thread } from '@praxis/contract/entities/thread';
import type { Vacation } from '@praxis/contract/entities/vacation';
import { addDays, isoAt, officeInstant } from './local-time';
import { dayLength, recordOf, type Share } from './share';
import type { SampleSubscription } from './subscriptions';

const talks = {
  en: [
    [
      'Refill before my trip',
      'I am travelling for three weeks. May I have the prescription for two packs?',
      'Yes. It is at the pharmacy on Broadway from tomorrow on.',
    ],
    [
      'Blood test values',
      'The laboratory sent me the values. Is the iron too low?',
      'A little. Let us talk about it at your next appointment.',
    ],
    [
      'Invoice of last month',
      'I see the joining fee twice. Could you check?',
      'You are right, one of them goes back to your card today.',
    ],
  ],
  de: [
    [
      'Rezept vor der Reise',
      'Ich bin drei Wochen unterwegs. Könnte ich das Rezept für zwei Packungen bekommen?',
      'Ja. Es liegt ab morgen in der Apotheke am Ufer.',
    ],
    [
      'Laborwerte',
      'Das Labor hat mir die Werte geschickt. Ist das Eisen zu niedrig?',
      'Etwas. Wir besprechen es beim nächsten Termin.',
    ],
    [
      'Rechnung vom letzten Monat',
      'Die Aufnahmegebühr steht zweimal darauf. Prüfen Sie das bitte?',
      'Sie haben recht, eine davon geht heute auf Ihre Karte zurück.',
    ],
  ],
  fr: [
    [
      'Ordonnance avant mon voyage',
      'Je pars trois semaines. Puis-je avoir deux boîtes ?',
      'Oui, elle est prête à la pharmacie dès demain.',
    ],
  ],
  pt: [
    [
      'Receita antes da viagem',
      'Vou viajar por três semanas. Posso receber a receita para duas caixas?',
      'Sim. Estará na farmácia a partir de amanhã.',
    ],
    [
      'Resultado do exame',
      'O laboratório mandou os valores. O ferro está baixo?',
      'Um pouco. Conversamos na próxima consulta.',
    ],
    [
      'Fatura do mês passado',
      'A taxa de adesão aparece duas vezes. Podem verificar?',
      'Tem razão, uma delas volta hoje para o seu cartão.',
    ],
  ],
};
const categories = ['prescription', 'results', 'billing', 'appointment', 'general'] as const;

/** Twenty-five conversations; some wait for an answer. */
export function seedThreads(share: Share, subscriptions: readonly SampleSubscription[]): void {
  const { index, doctorId, doctorUserId, facts, now, add, scale } = share;
  const members = subscriptions.filter(({ subscription }) => subscription.status === 'active');
  const threads: Thread[] = [];
  const messages: Message[] = [];
  const pool = talks[facts.locale];
  for (let number = 0; number < 25 * scale; number += 1) {
    const member = members[number % members.length];
    const talk = pool[number % pool.length];
    if (!member || !talk) break;
    const [subject = '', question = '', reply = ''] = talk;
    const asked = now - (number * 2 + 1) * 0.7 * dayLength;
    const answered = number % 5 !== 0;
    const repliedAt = asked + 5 * 3_600_000;
    const id = `thread-${index}-${number}`;
    const message = (
      place: number,
      authorId: string,
      body: string,
      at: number,
      read: boolean,
    ): Message => ({
      threadId: id,
      authorId,
      body,
      sentAt: isoAt(at),
      readAt: read ? isoAt(at + 60_000) : null,
      automatic: false,
      ...recordOf(`message-${index}-${number}-${place}`, at),
    });
    messages.push(message(0, member.patient.patient.userId, question, asked, answered));
    if (answered) messages.push(message(1, doctorUserId, reply, repliedAt, number % 4 !== 1));
    threads.push({
      category: categories[number % categories.length] ?? 'general',
      subject,
      patientId: member.patient.patient.id,
      doctorId,
      status: number % 6 === 4 ? 'closed' : 'open',
      unread: { doctor: answered ? 0 : 1, patient: answered && number % 4 === 1 ? 1 : 0 },
      lastMessageAt: isoAt(answered ? repliedAt : asked),
      ...recordOf(id, asked),
    });
  }
  add('threads', threads);
  add('messages', messages);
}

/** A vacation that was, one that comes, and a conference. */
export function seedVacations({ index, doctorId, facts, now, today, add }: Share): void {
  const vacation = (
    number: number,
    kind: Vacation['kind'],
    from: number,
    days: number,
    state: Vacation['state'],
    note: string,
  ): Vacation => ({
    owner: { kind: 'doctor', id: doctorId },
    kind,
    startAt: isoAt(officeInstant(addDays(today, from), 0, facts.timeZone)),
    endAt: isoAt(officeInstant(addDays(today, from + days), 0, facts.timeZone)),
    note,
    state,
    ...recordOf(`vacation-${index}-${number}`, now - 90 * dayLength),
  });
  add('vacations', [
    vacation(0, 'vacation', -80, 10, 'ended', ''),
    vacation(1, 'conference', 52, 2, 'planned', 'Annual congress of family medicine'),
    vacation(2, 'vacation', 75, 14, 'planned', ''),
  ]);
}
