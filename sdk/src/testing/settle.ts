import { act } from '@testing-library/react';
import type { TestBackEnd } from './back-end';

/**
 * Resolves when all responses are rendered: React renders a response at the end of an act, which may send
 * more requests.
 */
export async function settle({ busy, idle }: Pick<TestBackEnd, 'busy' | 'idle'>): Promise<void> {
  do await act(idle);
  while (busy());
}
