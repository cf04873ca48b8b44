import { createElement, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useLazyComponent } from '@praxis/sdk/ui';
import { useServices } from '../app/services-context';
import { notify } from '../notifications/notice-store';
import type { ExpiryDialogProps } from './expiry-dialog';
import { watchIdle } from './idle';
import { renewAhead } from './renew-ahead';
import { endSession, session, suspended, suspendSession } from './session';
import { giveSessionToOpened } from './take-over';

const loadDialog = () => import(/* webpackChunkName: "expiry" */ './expiry-dialog');

/**
 * Keeps the session going while the person is active, ends it after ten idle minutes, and asks two
 * minutes before. The page stays then, for when they are back.
 */
export function IdleWatch() {
  const watch = useRef<ReturnType<typeof watchIdle>>(null);
  const [warning, setWarning] = useState(false);

  const { deployment } = useServices();
  const isSuspended = useSyncExternalStore(suspended.subscribe, suspended.get);

  useEffect(() => {
    if (isSuspended) return;
    const idle = watchIdle({
      onWarning: () => setWarning(true),
      onActive: () => setWarning(false),
      onEnd: () => suspendSession('idle'),
    });
    watch.current = idle;
    const stopRenewing = renewAhead({
      session,
      isActive: () => idle.left() > 0,
      renew: async () => (await deployment.http()).renew(),
      now: deployment.backEnd.tokenTime,
    });
    return () => {
      setWarning(false);
      idle.stop();
      stopRenewing();
    };
  }, [isSuspended, deployment]);

  useEffect(() => giveSessionToOpened(), []);

  // Asked for before it is needed: by then the connection may be gone, and the page is to stay.
  // A minute later: the page's own parts come first.
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

/** The dialog that asks; without its code, a notice that does. */
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
