/** A plan that was chosen before sign-in. */
export interface PlanAddress {
  planId: string;
  doctorId: string;
}

/** The plan of a subscribe address; null for other addresses. */
export function planAt(address: string): PlanAddress | null {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const planId = /^\/patient\/subscribe\/([^/]+)$/.exec(pathname)?.[1];
  const doctorId = searchParams.get('doctor');
  return planId && doctorId ? { planId, doctorId } : null;
}
