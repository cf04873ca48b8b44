/** A plan that somebody chose before they had an account. */
export interface PlanAddress {
  planId: string;
  doctorId: string;
}

/** The plan that an address subscribes to; null for every other address. */
export function planAt(address: string): PlanAddress | null {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const planId = /^\/patient\/subscribe\/([^/]+)$/.exec(pathname)?.[1];
  const doctorId = searchParams.get('doctor');
  return planId && doctorId ? { planId, doctorId } : null;
}
