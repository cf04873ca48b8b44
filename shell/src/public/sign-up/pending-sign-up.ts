import type { Begun } from '../begun';

/** A sign-up whose code was sent. */
export type SignUpBegun = Extract<Begun, { kind: 'signUp' }>;
