import { useEffect } from 'react';

/** The router has gone to a page that is not its own: whoever else follows the address is told. */
export function LeaveRouter() {
  useEffect(() => void window.dispatchEvent(new PopStateEvent('popstate')), []);
  return null;
}
