import { useEffect, useState } from 'react';
import { getMe } from '@praxis/contract/endpoints/me';
import { useHost, useTranslation } from '@praxis/sdk';

/** Sends ten requests in parallel and shows how many succeeded. */
export default function ProbePage() {
  const { t } = useTranslation('probe');
  const { client } = useHost();
  const [result, setResult] = useState('waiting');

  useEffect(() => {
    void Promise.allSettled(Array.from({ length: 10 }, () => client.call(getMe, {}))).then(
      (responses) => {
        const answered = responses.filter(({ status }) => status === 'fulfilled').length;
        setResult(`${answered} answered, ${responses.length - answered} refused`);
      },
    );
  }, [client]);

  return (
    <>
      <h1>{t('probe.title')}</h1>
      <p>{result}</p>
    </>
  );
}
