/** The days of a list that the address asks for; none where it asks for no proper ones. */
export function periodOf(params: URLSearchParams): { from?: string; to?: string } {
  const from = params.get('from');
  const to = params.get('to');
  return isDate(from) && isDate(to) && from <= to ? { from, to } : {};
}

function isDate(text: string | null): text is string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
