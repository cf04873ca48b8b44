import { useState } from 'react';

/**
 * Version of the loaded values: increments when they change, mostly through another tab, so that an
 * open form can merge them.
 */
export function useLoadedVersion(values: object): number {
  const text = JSON.stringify(values);
  const [seen, setSeen] = useState({ text, version: 0 });
  if (seen.text === text) return seen.version;
  const next = { text, version: seen.version + 1 };
  setSeen(next);
  return next.version;
}
