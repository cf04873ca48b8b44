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

/** Fails in every way that only this page may suffer from. */
export default function FaultsPage() {
  const { t } = useTranslation('probe');
  const [loops, setLoops] = useState(false);
  const failLater = () =>
    void setTimeout(() => {
      throw new Error('No appointment for Maria Lopez');
    });
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
