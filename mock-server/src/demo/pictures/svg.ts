/** Encodes a drawing as a data URL. Its attributes use single quotes. */
export function toPicture(width: number, height: number, shapes: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}'>${shapes}</svg>`;
  return `data:image/svg+xml,${svg.replace(/[%#"]/g, encodeURIComponent)}`;
}

/** A number derived from a text, so that a person or thing always looks the same. */
export function numberOf(text: string): number {
  let number = 7;
  for (const character of text)
    number = (number * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return number;
}

/** Picks an item, wrapping around the list. */
export function pick<const List extends readonly [unknown, ...unknown[]]>(
  list: List,
  number: number,
): List[number] {
  return list[number % list.length];
}
