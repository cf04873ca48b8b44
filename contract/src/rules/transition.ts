import { RuleError } from '../errors';
import type { ErrorCode } from '../errors';

/** The states that may follow each state. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

/**
 * Why a command is refused as a record stands. It is plain data, not an error, so that an answer may
 * ask it of each command of each record that it holds (`actions`); the command itself throws it.
 */
export interface Refusal {
  code: ErrorCode;
  message?: string;
  fields?: Record<string, string[]>;
  /** Of `transition_not_allowed`: the words for it are made when it is thrown. */
  transition?: { from: string; to: string; why?: string | undefined };
}

/** @throws {RuleError} what the refusal says; nothing where there is none */
export function refuse(refusal: Refusal | undefined): void {
  if (refusal) throw toError(refusal);
}

function toError({ code, message, fields, transition }: Refusal): RuleError {
  if (!transition) return new RuleError(code, message, fields);
  const { from, to, why } = transition;
  const text = `From ${from} to ${to} is not allowed${why ? `: ${why}` : ''}.`;
  return new RuleError(code, text, fields, { from, to });
}

/** `transition_not_allowed` */
export const notAllowed = (from: string, to: string, why?: string): Refusal => ({
  code: 'transition_not_allowed',
  transition: { from, to, why },
});

/** Why a state may not follow another; undefined where it may. */
export const transitionRefusal = <State extends string>(
  transitions: Transitions<State>,
  from: State,
  to: State,
): Refusal | undefined => (transitions[from].includes(to) ? undefined : notAllowed(from, to));

/** @throws {RuleError} `transition_not_allowed` */
export const checkTransition = <State extends string>(
  transitions: Transitions<State>,
  from: State,
  to: State,
): void => refuse(transitionRefusal(transitions, from, to));

/** @throws {RuleError} always, `transition_not_allowed` */
export function refuseTransition(from: string, to: string, why?: string): never {
  throw toError(notAllowed(from, to, why));
}
