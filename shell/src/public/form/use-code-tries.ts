import { useRef, useState } from 'react';
import { codeTries } from '@praxis/contract/rules/accounts/code';
import { useTranslation } from '@praxis/sdk';
import { RequestError } from '@praxis/sdk/data';

/** After five wrong tries no code is taken any more, the right one neither: its field says that only a new one helps. */
export function useCodeTries() {
  const { t } = useTranslation('public');
  const [usedUp, setUsedUp] = useState(false);
  const wrong = useRef(0);
  return {
    /** The fault of the field, until a new code was sent. */
    fault: usedUp ? { code: t('code.usedUp') } : {},
    /** Another code was sent. */
    renew(): void {
      wrong.current = 0;
      setUsedUp(false);
    },
    /** Sends a code. @throws {RequestError} with the fault at the field where the tries are used up */
    async attempt<Answer>(send: () => Promise<Answer>): Promise<Answer> {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        const { code } = error.failure;
        if (code === 'code_invalid') wrong.current += 1;
        // Tries before a reload are counted by the back end alone.
        if (code !== 'too_many_attempts' && wrong.current < codeTries) throw error;
        setUsedUp(true);
        throw new RequestError({ ...error.failure, fields: { code: ['code_invalid'] } });
      }
    },
  };
}
