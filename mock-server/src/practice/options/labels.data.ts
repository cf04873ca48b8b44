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

/** States by their ISO 3166-2 code, under the names that their people use. */
export const stateNames: Readonly<Record<string, readonly string[]>> = {
  US: [
    ...['AL Alabama', 'AK Alaska', 'AZ Arizona', 'AR Arkansas', 'CA California', 'CO Colorado'],
    ...['CT Connecticut', 'DE Delaware', 'DC District of Columbia', 'FL Florida', 'GA Georgia'],
    ...['HI Hawaii', 'ID Idaho', 'IL Illinois', 'IN Indiana', 'IA Iowa', 'KS Kansas'],
    ...['KY Kentucky', 'LA Louisiana', 'ME Maine', 'MD Maryland', 'MA Massachusetts'],
    ...['MI Michigan', 'MN Minnesota', 'MS Mississippi', 'MO Missouri', 'MT Montana'],
    ...['NE Nebraska', 'NV Nevada', 'NH New Hampshire', 'NJ New Jersey', 'NM New Mexico'],
    ...['NY New York', 'NC North Carolina', 'ND North Dakota', 'OH Ohio', 'OK Oklahoma'],
    ...['OR Oregon', 'PA Pennsylvania', 'RI Rhode Island', 'SC South Carolina'],
    ...['SD South Dakota', 'TN Tennessee', 'TX Texas', 'UT Utah', 'VT Vermont', 'VA Virginia'],
    ...['WA Washington', 'WV West Virginia', 'WI Wisconsin', 'WY Wyoming'],
  ],
  DE: [
    ...['BW Baden-Württemberg', 'BY Bayern', 'BE Berlin', 'BB Brandenburg', 'HB Bremen'],
    ...['HH Hamburg', 'HE Hessen', 'MV Mecklenburg-Vorpommern', 'NI Niedersachsen'],
    ...['NW Nordrhein-Westfalen', 'RP Rheinland-Pfalz', 'SL Saarland', 'SN Sachsen'],
    ...['ST Sachsen-Anhalt', 'SH Schleswig-Holstein', 'TH Thüringen'],
  ],
  FR: [
    ...['ARA Auvergne-Rhône-Alpes', 'BFC Bourgogne-Franche-Comté', 'BRE Bretagne'],
    ...['CVL Centre-Val de Loire', '20R Corse', 'GES Grand Est', 'HDF Hauts-de-France'],
    ...['IDF Île-de-France', 'NOR Normandie', 'NAQ Nouvelle-Aquitaine', 'OCC Occitanie'],
    ...['PDL Pays de la Loire', 'PAC Provence-Alpes-Côte d’Azur'],
  ],
  BR: [
    ...['AC Acre', 'AL Alagoas', 'AP Amapá', 'AM Amazonas', 'BA Bahia', 'CE Ceará'],
    ...['DF Distrito Federal', 'ES Espírito Santo', 'GO Goiás', 'MA Maranhão', 'MT Mato Grosso'],
    ...['MS Mato Grosso do Sul', 'MG Minas Gerais', 'PA Pará', 'PB Paraíba', 'PR Paraná'],
    ...['PE Pernambuco', 'PI Piauí', 'RJ Rio de Janeiro', 'RN Rio Grande do Norte'],
    ...['RS Rio Grande do Sul', 'RO Rondônia', 'RR Roraima', 'SC Santa Catarina'],
    ...['SP São Paulo', 'SE Sergipe', 'TO Tocantins'],
  ],
};
