import type { IntervalMonths, Plan, PlanVersion } from '@praxis/contract/entities/plan';
import type { SampleLocale } from './places';
import { sampleId } from './sample-ids';
import { dayLength, recordOf, type Share } from './share';

/** A doctor's plans, from the first to the last created. */
const planKeys = ['essential', 'plus', 'family', 'quarterly', 'founders'] as const;
type PlanKey = (typeof planKeys)[number];

interface PlanTerms {
  /** In units of the currency for USD and EUR; BRL prices are five times as high. */
  price: number;
  intervalMonths: IntervalMonths;
  joiningFee: number;
  trialDays: number;
  visitAllowance: number | null;
  capacity: number | null;
  status: Plan['status'];
}

const planTerms: Record<PlanKey, PlanTerms> = {
  essential: {
    price: 49,
    intervalMonths: 1,
    joiningFee: 0,
    trialDays: 0,
    visitAllowance: 2,
    capacity: 80,
    status: 'active',
  },
  plus: {
    price: 99,
    intervalMonths: 1,
    joiningFee: 25,
    trialDays: 0,
    visitAllowance: 6,
    capacity: 60,
    status: 'active',
  },
  family: {
    price: 149,
    intervalMonths: 1,
    joiningFee: 0,
    trialDays: 14,
    visitAllowance: null,
    capacity: 40,
    status: 'active',
  },
  quarterly: {
    price: 120,
    intervalMonths: 3,
    joiningFee: 0,
    trialDays: 0,
    visitAllowance: 3,
    capacity: null,
    status: 'active',
  },
  founders: {
    price: 39,
    intervalMonths: 1,
    joiningFee: 0,
    trialDays: 0,
    visitAllowance: 2,
    capacity: 20,
    status: 'archived',
  },
};

interface PlanTexts {
  name: string;
  description: string;
  /** In addition to the appointments, which the allowance states. */
  benefits: string[];
}

const planTexts: Record<SampleLocale, Record<PlanKey, PlanTexts>> = {
  en: {
    essential: {
      name: 'Essential',
      description: 'For people who are mostly well and want a doctor who knows them.',
      benefits: ['Messages answered within a day', 'Yearly check-up'],
    },
    plus: {
      name: 'Plus',
      description: 'More time, for chronic conditions and whoever wants to be seen often.',
      benefits: ['Messages answered the same day', 'Lab results explained'],
    },
    family: {
      name: 'Family',
      description: 'One price for the whole household.',
      benefits: ['Home visits for children', 'Vaccinations included'],
    },
    quarterly: {
      name: 'Quarterly check',
      description: 'A planned look at your health, four times a year.',
      benefits: ['Blood pressure and sugar', 'Written summary'],
    },
    founders: {
      name: 'Founders',
      description: 'The first plan of the practice. No longer sold.',
      benefits: ['Messages answered within two days'],
    },
  },
  de: {
    essential: {
      name: 'Basis',
      description: 'Für alle, die meist gesund sind und eine Ärztin wollen, die sie kennt.',
      benefits: ['Antwort auf Nachrichten innerhalb eines Tages', 'Jährliche Vorsorge'],
    },
    plus: {
      name: 'Plus',
      description: 'Mehr Zeit, für chronische Erkrankungen und häufige Termine.',
      benefits: ['Antwort am selben Tag', 'Laborwerte verständlich erklärt'],
    },
    family: {
      name: 'Familie',
      description: 'Ein Preis für den ganzen Haushalt.',
      benefits: ['Hausbesuche für Kinder', 'Impfungen inbegriffen'],
    },
    quarterly: {
      name: 'Quartals-Check',
      description: 'Viermal im Jahr ein geplanter Blick auf Ihre Gesundheit.',
      benefits: ['Blutdruck und Blutzucker', 'Schriftliche Zusammenfassung'],
    },
    founders: {
      name: 'Gründertarif',
      description: 'Der erste Tarif der Praxis. Wird nicht mehr angeboten.',
      benefits: ['Antwort auf Nachrichten innerhalb von zwei Tagen'],
    },
  },
  pt: {
    essential: {
      name: 'Essencial',
      description: 'Para quem está bem na maior parte do tempo e quer um médico que o conheça.',
      benefits: ['Mensagens respondidas em um dia', 'Check-up anual'],
    },
    plus: {
      name: 'Mais',
      description: 'Mais tempo, para condições crônicas e quem quer ser visto com frequência.',
      benefits: ['Resposta no mesmo dia', 'Exames explicados'],
    },
    family: {
      name: 'Família',
      description: 'Um preço para toda a casa.',
      benefits: ['Visita domiciliar para crianças', 'Vacinas incluídas'],
    },
    quarterly: {
      name: 'Check trimestral',
      description: 'Um olhar planejado sobre sua saúde, quatro vezes por ano.',
      benefits: ['Pressão e glicemia', 'Resumo por escrito'],
    },
    founders: {
      name: 'Fundadores',
      description: 'O primeiro plano do consultório. Não é mais vendido.',
      benefits: ['Mensagens respondidas em dois dias'],
    },
  },
};

/** Created one after the other, before the first subscription. */
const createdAt = ({ now }: Share, number: number) => now - (395 - number * 3.3) * dayLength;

/** The terms of the doctor's five plans. */
export function planVersionsOf(share: Share): PlanVersion[] {
  const { index, facts, scale } = share;
  const factor = facts.currency === 'BRL' ? 500 : 100;
  const money = (units: number) => ({ amountMinor: units * factor, currency: facts.currency });
  return planKeys.map((key, number): PlanVersion => {
    const { price, joiningFee, status: _status, capacity, ...terms } = planTerms[key];
    return {
      ...recordOf(sampleId('planVersion', index, number), createdAt(share, number)),
      ...planTexts[facts.locale][key],
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
  share.add('planVersions', planVersionsOf(share));
  share.add(
    'plans',
    planKeys.map((key, number) => ({
      doctorId: share.doctorId,
      status: planTerms[key].status,
      currentVersionId: sampleId('planVersion', share.index, number),
      ...recordOf(sampleId('plan', share.index, number), createdAt(share, number)),
    })),
  );
}
