import { useRef, useState } from 'react';
import { codeTries } from '@praxis/contract/rules/accounts/code';
import { useTranslation } from '@praxis/sdk';
import { RequestError } from '@praxis/sdk/data';

/** Tracks wrong codes. After five attempts even the right code is refused, and the field asks for a new one. */
export function useCodeAttempts() {
  const { t } = useTranslation('public');
  const [usedUp, setUsedUp] = useState(false);
  const wrong = useRef(0);
  return {
    /** The error of the field, until a new code is sent. */
    fault: usedUp ? { code: t('code.usedUp') } : {},
    /** Called when another code was sent. */
    reset(): void {
      wrong.current = 0;
      setUsedUp(false);
    },
    /** Sends a code. @throws {RequestError} with an error at the field if no attempts are left */
    async attempt<ResponseBody>(send: () => Promise<ResponseBody>): Promise<ResponseBody> {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        const { code } = error.failure;
        if (code === 'code_invalid') wrong.current += 1;
        // Only the back end counts attempts before a reload.
        if (code !== 'too_many_attempts' && wrong.current < codeTries) throw error;
        setUsedUp(true);
        throw new RequestError({ ...error.failure, fields: { code: ['code_invalid'] } });
      }
    },
  };
}
