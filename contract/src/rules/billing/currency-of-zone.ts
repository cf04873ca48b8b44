/** The time zones of Brazil; all others in America count as US dollar. */
const brazil =
  /^America\/(Araguaina|Bahia|Belem|Boa_Vista|Campo_Grande|Cuiaba|Eirunepe|Fortaleza|Maceio|Manaus|Noronha|Porto_Velho|Recife|Rio_Branco|Santarem|Sao_Paulo)$/;

/** Guesses a currency by a time zone, which tells more than a language; undefined outside of Europe and America. */
export function currencyOfZone(zone: string): string | undefined {
  if (zone.startsWith('Europe/')) return 'EUR';
  if (brazil.test(zone)) return 'BRL';
  return zone.startsWith('America/') ? 'USD' : undefined;
}
