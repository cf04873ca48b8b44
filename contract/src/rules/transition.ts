import { RuleError } from '../errors';
import type { ErrorCode } from '../errors';

/** Allowed target states by state. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

/**
 * The reason why a command is not allowed on a record. Plain data instead of an error, so that responses can
 * evaluate every command of every record (`actions`); the command itself throws it.
 */
export interface Refusal {
  code: ErrorCode;
  message?: string;
  fields?: Record<string, string[]>;
  /** For `transition_not_allowed`: the message is built when it is thrown. */
  transition?: { from: string; to: string; why?: string | undefined };
}

/** Throws a refusal, if there is one. @throws {RuleError} */
export function refuse(refusal: Refusal | undefined): void {
  if (refusal) throw toError(refusal);
}

function toError({ code, message, fields, transition }: Refusal): RuleError {
  if (!transition) return new RuleError(code, message, fields);
  const { from, to, why } = transition;
  const text = `From ${from} to ${to} is not allowed${why ? `: ${why}` : ''}.`;
  return new RuleError(code, text, fields, { from, to });
}

/** Creates a refusal with the code `transition_not_allowed`. */
export const notAllowed = (from: string, to: string, why?: string): Refusal => ({
  code: 'transition_not_allowed',
  transition: { from, to, why },
});

/** Returns why a transition is not allowed; undefined if it is. */
export const transitionRefusal = <State extends string>(
  transitions: Transitions<State>,
  from: State,
  to: State,
): Refusal | undefined => (transitions[from].includes(to) ? undefined : notAllowed(from, to));

/** Checks that a transition is allowed. @throws {RuleError} `transition_not_allowed` */
export const checkTransition = <State extends string>(
  transitions: Transitions<State>,
  from: State,
  to: State,
): void => refuse(transitionRefusal(transitions, from, to));

/** Refuses a transition. @throws {RuleError} `transition_not_allowed` */
export function refuseTransition(from: string, to: string, why?: string): never {
  throw toError(notAllowed(from, to, why));
}
