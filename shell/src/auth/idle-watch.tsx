import { createElement, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useLazyComponent } from '@praxis/sdk/ui';
import type { Deployment } from '../boot/deployment';
import { notify } from '../notifications/notice-store';
import type { ExpiryDialogProps } from './expiry-dialog';
import { watchIdle } from './idle';
import { refreshBeforeExpiry } from './refresh-before-expiry';
import { endSession, session, suspended, suspendSession } from './session';
import { shareSessionWithOpenedTabs } from './take-over';

const loadDialog = () => import(/* webpackChunkName: "expiry" */ './expiry-dialog');

/**
 * Refreshes the session while the user is active, warns after eight idle minutes and suspends the
 * session after ten. The page stays for when the user signs in again.
 */
export default function IdleWatch({ deployment }: { deployment: Deployment }) {
  const watch = useRef<ReturnType<typeof watchIdle>>(null);
  const [warning, setWarning] = useState(false);

  const isSuspended = useSyncExternalStore(suspended.subscribe, suspended.get);

  useEffect(() => {
    if (isSuspended) return;
    const idle = watchIdle({
      onWarning: () => setWarning(true),
      onActive: () => setWarning(false),
      onEnd: () => suspendSession('idle'),
    });
    watch.current = idle;
    const stopRefreshing = refreshBeforeExpiry({
      session,
      isActive: () => idle.left() > 0,
      refresh: async () => (await deployment.http()).refreshSession(),
      now: deployment.backEnd.tokenTime,
    });
    return () => {
      setWarning(false);
      idle.stop();
      stopRefreshing();
    };
  }, [isSuspended, deployment]);

  useEffect(() => shareSessionWithOpenedTabs(), []);

  // Prefetched: when it is needed, the connection may be lost, and the page must stay. After a minute,
  // so that the page's own files load first.
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog().catch(() => {}), 60_000);
    return () => clearTimeout(timer);
  }, []);

  return (
    warning && (
      <Warning
        left={() => watch.current?.left() ?? 0}
        onStay={() => watch.current?.stay()}
        onSignOut={() => endSession()}
      />
    )
  );
}

/** The warning dialog; a notice if its code fails to load. */
function Warning(props: ExpiryDialogProps) {
  const { t } = useTranslation('shell');
  const Dialog = useLazyComponent(loadDialog, () =>
    notify({
      kind: 'error',
      text: t('expiry.title'),
      undo: { label: t('expiry.stay'), run: props.onStay },
    }),
  );
  return Dialog && createElement(Dialog, props);
}
