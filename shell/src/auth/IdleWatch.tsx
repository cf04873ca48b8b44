import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../app/lazy-part';
import { endSession } from './session';
import { watchIdle } from './idle';

const ExpiryDialog = lazyPart(() => import(/* webpackChunkName: "expiry" */ './ExpiryDialog'));

/** Ends the session after ten idle minutes; two minutes before, it asks. */
export function IdleWatch() {
  const watch = useRef<ReturnType<typeof watchIdle>>(null);
  const [warning, setWarning] = useState(false);

  useEffect(() => {
    watch.current = watchIdle({
      onWarning: () => setWarning(true),
      onActive: () => setWarning(false),
      onEnd: () => endSession('idle'),
    });
    return () => watch.current?.stop();
  }, []);

  // Asked for before it is needed: by then the connection may be gone, and the page is to stay.
  // A minute later: the page's own parts come first.
  useEffect(() => {
    const timer = setTimeout(() => void ExpiryDialog.load().catch(() => {}), 60_000);
    return () => clearTimeout(timer);
  }, []);

  if (!warning) return null;
  return (
    <Suspense fallback={null}>
      <ExpiryDialog
        left={() => watch.current?.left() ?? 0}
        onStay={() => watch.current?.stay()}
        onSignOut={() => endSession()}
      />
    </Suspense>
  );
}
