import type { degrees, specialities } from './options';
import type { TeamRole } from './team';
import type { vacationKinds } from './vacation';

/** A label in en, de, fr and pt, in this order. */
export type Labels = readonly [en: string, de: string, fr: string, pt: string];

export const degreeLabels: Readonly<Record<(typeof degrees)[number], Labels>> = {
  md: [
    'Doctor of Medicine (MD)',
    'Doktor der Medizin (MD)',
    'Docteur en médecine (MD)',
    'Doutor em Medicina (MD)',
  ],
  do: [
    'Doctor of Osteopathic Medicine (DO)',
    'Doktor der Osteopathie (DO)',
    'Docteur en ostéopathie (DO)',
    'Doutor em Osteopatia (DO)',
  ],
  mbbs: [
    'Bachelor of Medicine and Surgery (MBBS)',
    'Bachelor der Medizin und Chirurgie (MBBS)',
    'Bachelier en médecine et chirurgie (MBBS)',
    'Bacharel em Medicina e Cirurgia (MBBS)',
  ],
  phd: [
    'Doctor of Philosophy (PhD)',
    'Doktor der Philosophie (PhD)',
    'Docteur (PhD)',
    'Doutor (PhD)',
  ],
  dds: [
    'Doctor of Dental Surgery (DDS)',
    'Doktor der Zahnmedizin (DDS)',
    'Docteur en chirurgie dentaire (DDS)',
    'Doutor em Cirurgia Dentária (DDS)',
  ],
  dpt: [
    'Doctor of Physical Therapy (DPT)',
    'Doktor der Physiotherapie (DPT)',
    'Docteur en physiothérapie (DPT)',
    'Doutor em Fisioterapia (DPT)',
  ],
  psyd: [
    'Doctor of Psychology (PsyD)',
    'Doktor der Psychologie (PsyD)',
    'Docteur en psychologie (PsyD)',
    'Doutor em Psicologia (PsyD)',
  ],
  np: [
    'Nurse Practitioner (NP)',
    'Pflegeexperte (NP)',
    'Infirmier praticien (NP)',
    'Enfermeiro especialista (NP)',
  ],
  pa: [
    'Physician Assistant (PA)',
    'Arztassistent (PA)',
    'Assistant médical (PA)',
    'Assistente médico (PA)',
  ],
  mph: [
    'Master of Public Health (MPH)',
    'Master der Gesundheitswissenschaften (MPH)',
    'Master en santé publique (MPH)',
    'Mestre em Saúde Pública (MPH)',
  ],
};

export const specialityLabels: Readonly<Record<(typeof specialities)[number], Labels>> = {
  familyMedicine: [
    'Family medicine',
    'Allgemeinmedizin',
    'Médecine générale',
    'Medicina de família',
  ],
  internalMedicine: ['Internal medicine', 'Innere Medizin', 'Médecine interne', 'Clínica médica'],
  paediatrics: ['Paediatrics', 'Kinder- und Jugendmedizin', 'Pédiatrie', 'Pediatria'],
  cardiology: ['Cardiology', 'Kardiologie', 'Cardiologie', 'Cardiologia'],
  dermatology: ['Dermatology', 'Dermatologie', 'Dermatologie', 'Dermatologia'],
  endocrinology: ['Endocrinology', 'Endokrinologie', 'Endocrinologie', 'Endocrinologia'],
  gastroenterology: [
    'Gastroenterology',
    'Gastroenterologie',
    'Gastro-entérologie',
    'Gastroenterologia',
  ],
  geriatrics: ['Geriatrics', 'Geriatrie', 'Gériatrie', 'Geriatria'],
  gynaecology: ['Gynaecology', 'Gynäkologie', 'Gynécologie', 'Ginecologia'],
  neurology: ['Neurology', 'Neurologie', 'Neurologie', 'Neurologia'],
  nutrition: ['Nutrition', 'Ernährungsmedizin', 'Nutrition', 'Nutrologia'],
  oncology: ['Oncology', 'Onkologie', 'Oncologie', 'Oncologia'],
  ophthalmology: ['Ophthalmology', 'Augenheilkunde', 'Ophtalmologie', 'Oftalmologia'],
  orthopaedics: ['Orthopaedics', 'Orthopädie', 'Orthopédie', 'Ortopedia'],
  otolaryngology: [
    'Ear, nose and throat',
    'Hals-Nasen-Ohren-Heilkunde',
    'Oto-rhino-laryngologie',
    'Otorrinolaringologia',
  ],
  physiotherapy: ['Physiotherapy', 'Physiotherapie', 'Physiothérapie', 'Fisioterapia'],
  psychiatry: ['Psychiatry', 'Psychiatrie', 'Psychiatrie', 'Psiquiatria'],
  psychotherapy: ['Psychotherapy', 'Psychotherapie', 'Psychothérapie', 'Psicoterapia'],
  pulmonology: ['Pulmonology', 'Pneumologie', 'Pneumologie', 'Pneumologia'],
  rheumatology: ['Rheumatology', 'Rheumatologie', 'Rhumatologie', 'Reumatologia'],
  sportsMedicine: ['Sports medicine', 'Sportmedizin', 'Médecine du sport', 'Medicina esportiva'],
  urology: ['Urology', 'Urologie', 'Urologie', 'Urologia'],
};

export const teamRoleLabels: Readonly<Record<TeamRole, Labels>> = {
  receptionist: ['Reception', 'Empfang', 'Accueil', 'Recepção'],
  nurse: ['Nursing', 'Pflege', 'Soins infirmiers', 'Enfermagem'],
  assistant: [
    'Medical assistance',
    'Medizinische Assistenz',
    'Assistance médicale',
    'Assistência médica',
  ],
  billing: ['Billing', 'Abrechnung', 'Facturation', 'Faturamento'],
};

export const vacationKindLabels: Readonly<Record<(typeof vacationKinds)[number], Labels>> = {
  vacation: ['Vacation', 'Urlaub', 'Congés', 'Férias'],
  sick: ['Sick leave', 'Krankheit', 'Congé maladie', 'Licença médica'],
  conference: ['Conference', 'Kongress', 'Congrès', 'Congresso'],
  publicHoliday: ['Public holiday', 'Feiertag', 'Jour férié', 'Feriado'],
  other: ['Other', 'Sonstiges', 'Autre', 'Outro'],
};
