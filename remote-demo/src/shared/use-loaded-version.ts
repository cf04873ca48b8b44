import { useState } from 'react';

/** Grows when what is loaded has changed, in another tab mostly: a form follows it then. */
export function useLoadedVersion(values: object): number {
  const text = JSON.stringify(values);
  const [seen, setSeen] = useState({ text, version: 0 });
  if (seen.text === text) return seen.version;
  const next = { text, version: seen.version + 1 };
  setSeen(next);
  return next.version;
}
