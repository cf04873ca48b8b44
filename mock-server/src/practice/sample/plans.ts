import type { IntervalMonths, Plan, PlanVersion } from '@praxis/contract/entities/plan';
import type { SampleLocale } from './places';
import { sampleId } from './sample-ids';
import { dayLength, recordOf, type Share } from './share';

interface PlanFacts {
  name: string;
  description: string;
  /** In addition to the appointments, which the allowance states. */
  benefits: string[];
  /** In units of the currency for USD and EUR; BRL prices are five times as high. */
  price: number;
  intervalMonths: IntervalMonths;
  joiningFee: number;
  trialDays: number;
  visitAllowance: number | null;
  capacity: number | null;
  status: Plan['status'];
}

const planFacts: Record<SampleLocale, readonly PlanFacts[]> = {
  en: [
    {
      name: 'Essential',
      description: 'For people who are mostly well and want a doctor who knows them.',
      benefits: ['Messages answered within a day', 'Yearly check-up'],
      price: 49,
      intervalMonths: 1,
      joiningFee: 0,
      trialDays: 0,
      visitAllowance: 2,
      capacity: 80,
      status: 'active',
    },
    {
      name: 'Plus',
      description: 'More time, for chronic conditions and whoever wants to be seen often.',
      benefits: ['Messages answered the same day', 'Lab results explained'],
      price: 99,
      intervalMonths: 1,
      joiningFee: 25,
      trialDays: 0,
      visitAllowance: 6,
      capacity: 60,
      status: 'active',
    },
    {
      name: 'Family',
      description: 'One price for the whole household.',
      benefits: ['Home visits for children', 'Vaccinations included'],
      price: 149,
      intervalMonths: 1,
      joiningFee: 0,
      trialDays: 14,
      visitAllowance: null,
      capacity: 40,
      status: 'active',
    },
    {
      name: 'Quarterly check',
      description: 'A planned look at your health, four times a year.',
      benefits: ['Blood pressure and sugar', 'Written summary'],
      price: 120,
      intervalMonths: 3,
      joiningFee: 0,
      trialDays: 0,
      visitAllowance: 3,
      capacity: null,
      status: 'active',
    },
    {
      name: 'Founders',
      description: 'The first plan of the practice. No longer sold.',
      benefits: ['Messages answered within two days'],
      price: 39,
      intervalMonths: 1,
      joiningFee: 0,
      trialDays: 0,
      visitAllowance: 2,
      capacity: 20,
      status: 'archived',
    },
  ],
  de: [
    {
      name: 'Basis',
      description: 'Für alle, die meist gesund sind und eine Ärztin wollen, die sie kennt.',
      benefits: ['Antwort auf Nachrichten innerhalb eines Tages', 'Jährliche Vorsorge'],
      price: 49,
      intervalMonths: 1,
      joiningFee: 0,
      trialDays: 0,
      visitAllowance: 2,
      capacity: 80,
      status: 'active',
    },
    {
      name: 'Plus',
      description: 'Mehr Zeit, für chronische Erkrankungen und häufige Termine.',
      benefits: ['Antwort am selben Tag', 'Laborwerte verständlich erklärt'],
      price: 99,
      intervalMonths: 1,
      joiningFee: 25,
      trialDays: 0,
      visitAllowance: 6,
      capacity: 60,
      status: 'active',
    },
    {
      name: 'Familie',
      description: 'Ein Preis für den ganzen Haushalt.',
      benefits: ['Hausbesuche für Kinder', 'Impfungen inbegriffen'],
      price: 149,
      intervalMonths: 1,
      joiningFee: 0,
      trialDays: 14,
      visitAllowance: null,
      capacity: 40,
      status: 'active',
    },
    {
      name: 'Quartals-Check',
      description: 'Viermal im Jahr ein geplanter Blick auf Ihre Gesundheit.',
      benefits: ['Blutdruck und Blutzucker', 'Schriftliche Zusammenfassung'],
      price: 120,
      intervalMonths: 3,
      joiningFee: 0,
      trialDays: 0,
      visitAllowance: 3,
      capacity: null,
      status: 'active',
    },
    {
      name: 'Gründertarif',
      description: 'Der erste Tarif der Praxis. Wird nicht mehr angeboten.',
      benefits: ['Antwort auf Nachrichten innerhalb von zwei Tagen'],
      price: 39,
      intervalMonths: 1,
      joiningFee: 0,
      trialDays: 0,
      visitAllowance: 2,
      capacity: 20,
      status: 'archived',
    },
  ],
  pt: [
    {
      name: 'Essencial',
      description: 'Para quem está bem na maior parte do tempo e quer um médico que o conheça.',
      benefits: ['Mensagens respondidas em um dia', 'Check-up anual'],
      price: 49,
      intervalMonths: 1,
      joiningFee: 0,
      trialDays: 0,
      visitAllowance: 2,
      capacity: 80,
      status: 'active',
    },
    {
      name: 'Mais',
      description: 'Mais tempo, para condições crônicas e quem quer ser visto com frequência.',
      benefits: ['Resposta no mesmo dia', 'Exames explicados'],
      price: 99,
      intervalMonths: 1,
      joiningFee: 25,
      trialDays: 0,
      visitAllowance: 6,
      capacity: 60,
      status: 'active',
    },
    {
      name: 'Família',
      description: 'Um preço para toda a casa.',
      benefits: ['Visita domiciliar para crianças', 'Vacinas incluídas'],
      price: 149,
      intervalMonths: 1,
      joiningFee: 0,
      trialDays: 14,
      visitAllowance: null,
      capacity: 40,
      status: 'active',
    },
    {
      name: 'Check trimestral',
      description: 'Um olhar planejado sobre sua saúde, quatro vezes por ano.',
      benefits: ['Pressão e glicemia', 'Resumo por escrito'],
      price: 120,
      intervalMonths: 3,
      joiningFee: 0,
      trialDays: 0,
      visitAllowance: 3,
      capacity: null,
      status: 'active',
    },
    {
      name: 'Fundadores',
      description: 'O primeiro plano do consultório. Não é mais vendido.',
      benefits: ['Mensagens respondidas em dois dias'],
      price: 39,
      intervalMonths: 1,
      joiningFee: 0,
      trialDays: 0,
      visitAllowance: 2,
      capacity: 20,
      status: 'archived',
    },
  ],
};

const factsOf = ({ facts }: Share) => planFacts[facts.locale];
/** Created one after the other, before the first subscription. */
const createdAt = ({ now }: Share, number: number) => now - (395 - number * 3.3) * dayLength;

/** The terms of the doctor's five plans. */
export function planVersionsOf(share: Share): PlanVersion[] {
  const { index, facts, scale } = share;
  const factor = facts.currency === 'BRL' ? 500 : 100;
  const money = (units: number) => ({ amountMinor: units * factor, currency: facts.currency });
  return factsOf(share).map((plan, number): PlanVersion => {
    const { price, joiningFee, status: _status, capacity, ...terms } = plan;
    return {
      ...recordOf(sampleId('planVersion', index, number), createdAt(share, number)),
      ...terms,
      planId: sampleId('plan', index, number),
      number: 1,
      price: money(price),
      joiningFee: money(joiningFee),
      capacity: capacity === null ? null : capacity * scale,
      autoRenew: true,
    };
  });
}

/** Adds the doctor's five plans with their current terms. */
export function seedPlans(share: Share): void {
  const versions = planVersionsOf(share);
  const all = factsOf(share);
  share.add('planVersions', versions);
  share.add(
    'plans',
    versions.map((version, number) => ({
      doctorId: share.doctorId,
      status: all[number]?.status ?? 'active',
      currentVersionId: version.id,
      ...recordOf(version.planId, createdAt(share, number)),
    })),
  );
}
