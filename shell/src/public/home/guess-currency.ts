/** The time zones of Brazil; all others in America count as US dollar. */
const brazil =
  /^America\/(Araguaina|Bahia|Belem|Boa_Vista|Campo_Grande|Cuiaba|Eirunepe|Fortaleza|Maceio|Manaus|Noronha|Porto_Velho|Recife|Rio_Branco|Santarem|Sao_Paulo)$/;

/**
 * Guesses the visitor's currency by the browser's time zone, which tells more than its language. Nothing
 * is stored.
 */
export function guessCurrency(
  zone: string = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  if (zone.startsWith('Europe/')) return 'EUR';
  return brazil.test(zone) ? 'BRL' : 'USD';
}
