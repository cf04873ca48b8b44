import { useState } from 'react';

/** The row of the table, counted from 0 as they were made, that each record has. */
type Places = ReadonlyMap<string, number>;

/**
 * Which of the table's rows shows which record, for React's keys. A record keeps its row as long as
 * it is shown. Where most of them go, as with another page or order, those that are new take over
 * their rows and change what differs of them: that costs less than making every row anew. A record
 * that goes alone takes its row along, as what was pressed in it must not be another's.
 */
export function useRowPlaces(ids: readonly string[]): Places {
  const [places, setPlaces] = useState<Places>(() => placesOf(new Set(ids), new Map()));
  const shown = new Set(ids);
  if (shown.size === places.size && [...shown].every((id) => places.has(id))) return places;
  const next = placesOf(shown, places);
  setPlaces(next);
  return next;
}

function placesOf(shown: ReadonlySet<string>, before: Places): Places {
  const gone = [...before].flatMap(([id, place]) => (shown.has(id) ? [] : [place]));
  const free = gone.length * 2 > before.size ? gone : [];
  let next = Math.max(-1, ...before.values()) + 1;
  const places = new Map<string, number>();
  for (const id of shown) places.set(id, before.get(id) ?? free.shift() ?? next++);
  return places;
}
