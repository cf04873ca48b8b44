import { demoForgotPassword } from '@praxis/contract/demo/jwt';
import { resendSeconds } from '@praxis/contract/rules/accounts/code';
import { useLanguage } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { usePathname } from '@praxis/sdk/router';
import { useClock } from '@praxis/sdk/ui';
import { versionOf } from './addresses';
import { savePendingReset, type PendingReset } from './pending-reset';

/** Requests a code by email; the link in the email opens this page's layout. */
export function useRequestCode(): (email: string) => Promise<PendingReset> {
  const layout = versionOf(usePathname());
  const clock = useClock();
  const locale = useLanguage();
  const { run } = useMutation(demoForgotPassword);
  return async (email) => {
    await run({ body: { email, locale, layout } });
    const pending = { email, resendAt: new Date(clock() + resendSeconds * 1000).toISOString() };
    savePendingReset(pending);
    return pending;
  };
}
