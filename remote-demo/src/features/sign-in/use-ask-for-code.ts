import { demoForgotPassword } from '@praxis/contract/demo/jwt';
import { resendSeconds } from '@praxis/contract/rules/code';
import { useLanguage } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useClock } from '@praxis/sdk/ui';
import { savePendingReset, type PendingReset } from './pending-reset';

/** Has a code mailed to an address. */
export function useAskForCode(): (email: string) => Promise<PendingReset> {
  const clock = useClock();
  const locale = useLanguage();
  const { run } = useMutation(demoForgotPassword);
  return async (email) => {
    await run({ body: { email, locale } });
    const pending = { email, resendAt: new Date(clock() + resendSeconds * 1000).toISOString() };
    savePendingReset(pending);
    return pending;
  };
}
