/**
 * States by country as `code name|code name`; a value of the option list *states* is country-code,
 * as in ISO 3166-2. The countries are those of the sample practices.
 */
const statesByCountry = {
  US: 'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  DE: 'BW Baden-Württemberg|BY Bayern|BE Berlin|BB Brandenburg|HB Bremen|HH Hamburg|HE Hessen|MV Mecklenburg-Vorpommern|NI Niedersachsen|NW Nordrhein-Westfalen|RP Rheinland-Pfalz|SL Saarland|SN Sachsen|ST Sachsen-Anhalt|SH Schleswig-Holstein|TH Thüringen',
  BR: 'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|MA Maranhão|MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|PR Paraná|PE Pernambuco|PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|RS Rio Grande do Sul|RO Rondônia|RR Roraima|SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins',
} as const;

export interface State {
  /** Such as US-NY. */
  value: string;
  country: string;
  name: string;
}

/** The option list *states*, under their own names. */
export const states: readonly State[] = Object.entries(statesByCountry).flatMap(
  ([country, listed]) =>
    listed.split('|').map((state) => ({
      value: `${country}-${state.slice(0, 2)}`,
      country,
      name: state.slice(3),
    })),
);
