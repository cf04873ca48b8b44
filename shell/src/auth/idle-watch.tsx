import { createElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useLazyComponent } from '@praxis/sdk/ui';
import { notify } from '../notifications/notice-store';
import type { ExpiryDialogProps } from './expiry-dialog';
import { endSession } from './session';
import { watchIdle } from './idle';

const loadDialog = () => import(/* webpackChunkName: "expiry" */ './expiry-dialog');

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
