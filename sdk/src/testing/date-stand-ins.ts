import { act } from '@testing-library/react';
import type * as Actual from '../ui/lazy/deferred-code';

/**
 * Replaces `deferredCode` with one that does not use loaded code at once, so that each test starts with the
 * stand-ins of date fields: `jest.mock('../lazy/deferred-code', () => jest.requireActual('.../date-stand-ins'))`.
 *
 * @public used by `jest.mock` only
 */
export const deferredCode = <Code>(load: () => Promise<Code>): Actual.DeferredCode<Code> => ({
  ...jest.requireActual<typeof Actual>('../ui/lazy/deferred-code').deferredCode(load),
  now: () => undefined,
});

/** Lets antd's picker revert its text, which it does in a later frame. */
export const settlePicker = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));
