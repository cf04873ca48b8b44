import { useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import { breakSaga } from './saga';

/** Renders without end, which React gives up on. */
function Loop() {
  const [count, setCount] = useState(0);
  // Another function each time: React calls it after each rendering.
  return <i ref={() => setCount(count + 1)}>{count}</i>;
}

/** In a task of its own, as a timer does; timers are the test's while it moves the clock. */
function failLater(): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    throw new Error('No appointment for Maria Lopez');
  };
  port2.postMessage(undefined);
}

/** Fails in every way that only this page may suffer from. */
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
