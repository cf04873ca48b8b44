/** States by ISO 3166-2 code, with their local names. */
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
