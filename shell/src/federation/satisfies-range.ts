/** Whether a version satisfies a caret range (`^1.2.0`), the only kind that manifests use. */
export function satisfiesRange(version: string, range: string): boolean {
  const have = numbersOf(version);
  const want = range.startsWith('^') ? numbersOf(range.slice(1)) : undefined;
  if (!have || !want || have.major !== want.major) return false;
  return have.minor > want.minor || (have.minor === want.minor && have.patch >= want.patch);
}

function numbersOf(version: string) {
  const match = /^(?<major>\d+)\.(?<minor>\d+)\.(?<patch>\d+)$/.exec(version)?.groups;
  return (
    match && { major: Number(match.major), minor: Number(match.minor), patch: Number(match.patch) }
  );
}
