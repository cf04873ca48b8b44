/** The time zones of Brazil; all others in America count as US dollar. */
const brazil =
  /^America\/(Araguaina|Bahia|Belem|Boa_Vista|Campo_Grande|Cuiaba|Eirunepe|Fortaleza|Maceio|Manaus|Noronha|Porto_Velho|Recife|Rio_Branco|Santarem|Sao_Paulo)$/;

/**
 * Guesses the main currency of a region by a time zone, which tells more than a language; undefined outside
 * of Europe and America. Visitors see the doctors who are paid in it first.
 */
export function currencyOfZone(zone: string): string | undefined {
  if (zone.startsWith('Europe/')) return 'EUR';
  if (brazil.test(zone)) return 'BRL';
  return zone.startsWith('America/') ? 'USD' : undefined;
}

/** Time zones of countries that have another currency than their region. */
const ownCurrency = {
  GBP: /^Europe\/(Belfast|Guernsey|Isle_of_Man|Jersey|London)$/,
  CHF: /^Europe\/(Vaduz|Zurich)$/,
  CAD: /^(Canada\/.+|America\/(Atikokan|Blanc-Sablon|Cambridge_Bay|Creston|Dawson|Dawson_Creek|Edmonton|Fort_Nelson|Glace_Bay|Goose_Bay|Halifax|Inuvik|Iqaluit|Moncton|Montreal|Nipigon|Pangnirtung|Rainy_River|Rankin_Inlet|Regina|Resolute|St_Johns|Swift_Current|Thunder_Bay|Toronto|Vancouver|Whitehorse|Winnipeg|Yellowknife))$/,
};

/** Guesses the currency of a new practice by its time zone; undefined outside of Europe and America. */
export function practiceCurrencyOfZone(zone: string): string | undefined {
  const own = Object.entries(ownCurrency).find(([, zones]) => zones.test(zone));
  return own?.[0] ?? currencyOfZone(zone);
}
