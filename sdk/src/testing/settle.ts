import { act } from '@testing-library/react';
import type { TestBackEnd } from './back-end';

/** Resolves when the page shows all that it was answered: React renders an answer at the end of an act, and may ask for more by it. */
export async function settle({ busy, idle }: Pick<TestBackEnd, 'busy' | 'idle'>): Promise<void> {
  do await act(idle);
  while (busy());
}
