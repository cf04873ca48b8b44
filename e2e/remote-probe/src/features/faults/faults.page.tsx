import { useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import { breakSaga } from './saga';

/** Renders in an infinite loop, which React stops. */
function Loop() {
  const [count, setCount] = useState(0);
  // A new ref callback each time, which React calls after each render.
  return <i ref={() => setCount(count + 1)}>{count}</i>;
}

/** Throws in a task of its own, like a timer; the test's fake clock controls timers. */
function failLater(): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    throw new Error('No appointment for Maria Lopez');
  };
  port2.postMessage(undefined);
}

/** Fails in every way that must affect this page only. */
export default function FaultsPage() {
  const { t } = useTranslation('probe');
  const [loops, setLoops] = useState(false);
  return (
    <>
      <h1>{t('faults.title')}</h1>
      <Button onClick={failLater}>{t('faults.timer')}</Button>
      <Button onClick={breakSaga}>{t('faults.saga')}</Button>
      <Button onClick={() => setLoops(true)}>{t('faults.loop')}</Button>
      {loops && <Loop />}
    </>
  );
}
