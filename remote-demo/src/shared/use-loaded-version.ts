import { useState } from 'react';

/**
 * Increments when the loaded values change, mostly through another tab: a form resets to them then.
 */
export function useLoadedVersion(values: object): number {
  const text = JSON.stringify(values);
  const [seen, setSeen] = useState({ text, version: 0 });
  if (seen.text === text) return seen.version;
  const next = { text, version: seen.version + 1 };
  setSeen(next);
  return next.version;
}
