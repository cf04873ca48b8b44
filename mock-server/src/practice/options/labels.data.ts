import type { Locale } from '@praxis/contract/entities/primitives';

type Labels = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

export const degreeLabels: Labels = {
  en: {
    md: 'Doctor of Medicine (MD)',
    do: 'Doctor of Osteopathic Medicine (DO)',
    mbbs: 'Bachelor of Medicine, Bachelor of Surgery (MBBS)',
    phd: 'Doctor of Philosophy (PhD)',
    dds: 'Doctor of Dental Surgery (DDS)',
    dpt: 'Doctor of Physical Therapy (DPT)',
    psyd: 'Doctor of Psychology (PsyD)',
    np: 'Nurse practitioner (NP)',
    pa: 'Physician assistant (PA)',
    mph: 'Master of Public Health (MPH)',
  },
  de: {
    md: 'Ärztin oder Arzt (Dr. med., MD)',
    do: 'Osteopathische Medizin (DO)',
    mbbs: 'Bachelor in Medizin und Chirurgie (MBBS)',
    phd: 'Promotion (PhD)',
    dds: 'Zahnmedizin (Dr. med. dent., DDS)',
    dpt: 'Physiotherapie (DPT)',
    psyd: 'Psychologie (PsyD)',
    np: 'Pflegeexpertin oder Pflegeexperte (NP)',
    pa: 'Arztassistenz (PA)',
    mph: 'Master in Gesundheitswissenschaften (MPH)',
  },
  fr: {
    md: 'Doctorat en médecine (MD)',
    do: 'Doctorat en médecine ostéopathique (DO)',
    mbbs: 'Licence de médecine et de chirurgie (MBBS)',
    phd: 'Doctorat (PhD)',
    dds: 'Doctorat en chirurgie dentaire (DDS)',
    dpt: 'Doctorat en physiothérapie (DPT)',
    psyd: 'Doctorat en psychologie (PsyD)',
    np: 'Infirmier en pratique avancée (NP)',
    pa: 'Assistant médical (PA)',
    mph: 'Master en santé publique (MPH)',
  },
  pt: {
    md: 'Doutorado em medicina (MD)',
    do: 'Medicina osteopática (DO)',
    mbbs: 'Bacharelado em medicina e cirurgia (MBBS)',
    phd: 'Doutorado (PhD)',
    dds: 'Odontologia (DDS)',
    dpt: 'Fisioterapia (DPT)',
    psyd: 'Doutorado em psicologia (PsyD)',
    np: 'Enfermagem de prática avançada (NP)',
    pa: 'Assistente médico (PA)',
    mph: 'Mestrado em saúde pública (MPH)',
  },
};

export const teamRoleLabels: Labels = {
  en: { receptionist: 'Receptionist', nurse: 'Nurse', assistant: 'Assistant', billing: 'Billing' },
  de: {
    receptionist: 'Empfang',
    nurse: 'Pflege',
    assistant: 'Assistenz',
    billing: 'Abrechnung',
  },
  fr: {
    receptionist: 'Accueil',
    nurse: 'Soins infirmiers',
    assistant: 'Assistance',
    billing: 'Facturation',
  },
  pt: {
    receptionist: 'Recepção',
    nurse: 'Enfermagem',
    assistant: 'Assistência',
    billing: 'Faturamento',
  },
};

export const vacationLabels: Labels = {
  en: {
    vacation: 'Vacation',
    sick: 'Sick leave',
    conference: 'Conference',
    publicHoliday: 'Public holiday',
    other: 'Other',
  },
  de: {
    vacation: 'Urlaub',
    sick: 'Krankheit',
    conference: 'Kongress',
    publicHoliday: 'Feiertag',
    other: 'Anderes',
  },
  fr: {
    vacation: 'Congés',
    sick: 'Maladie',
    conference: 'Congrès',
    publicHoliday: 'Jour férié',
    other: 'Autre',
  },
  pt: {
    vacation: 'Férias',
    sick: 'Licença médica',
    conference: 'Congresso',
    publicHoliday: 'Feriado',
    other: 'Outro',
  },
};
