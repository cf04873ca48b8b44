import { useEffect } from 'react';

/** Leaves the router for a page outside of it: notifies the other listeners of the address. */
export function LeaveRouter() {
  useEffect(() => void window.dispatchEvent(new PopStateEvent('popstate')), []);
  return null;
}
