import type { Verification } from '@praxis/contract/entities/doctor';
import type { TonesOf } from '@praxis/sdk/ui/page';

/** The color of each status that the admin's app shows; their words are in the texts, under `status`. */
export const tones = {
  verification: {
    unverified: 'neutral',
    pending: 'warning',
    verified: 'success',
    rejected: 'danger',
    suspended: 'danger',
  },
} as const satisfies TonesOf<{
  verification: Verification;
}>;
