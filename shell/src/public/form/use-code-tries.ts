import { useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { RequestError } from '@praxis/sdk/data';

/** After five wrong tries no code is taken any more, the right one neither: its field says that only a new one helps. */
export function useCodeTries() {
  const { t } = useTranslation('public');
  const [usedUp, setUsedUp] = useState(false);
  return {
    /** The fault of the field, until a new code was sent. */
    fault: usedUp ? { code: t('code.usedUp') } : {},
    /** Another code was sent. */
    renew: () => setUsedUp(false),
    /** Sends a code. @throws {RequestError} with the fault at the field where the tries are used up */
    async attempt<Answer>(send: () => Promise<Answer>): Promise<Answer> {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof RequestError) || error.failure.code !== 'too_many_attempts')
          throw error;
        setUsedUp(true);
        throw new RequestError({ ...error.failure, fields: { code: ['code_invalid'] } });
      }
    },
  };
}
