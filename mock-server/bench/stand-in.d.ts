import type { PracticeSession } from '@praxis/contract/entities/session';
import type { RawAnswer, RawRequest } from '../src/core/dispatch';
import { type Call } from '../src/practice/testing';
/** An API for the bench: it answers as the simulated practice does, outside of the page and at once. */
export interface StandIn {
    /** Signs the sample doctor in, at this moment: a session that is not used ends after ten minutes. */
    signIn(): Promise<PracticeSession>;
    doctor: Call;
    answer(request: RawRequest): Promise<RawAnswer>;
}
/** The sample data is there when this resolves: no request waits for it. */
export declare function createStandIn(now: number): Promise<StandIn>;
