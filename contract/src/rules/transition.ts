import { RuleError } from '../errors';

/** The states that may follow each state. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

/** @throws {RuleError} `transition_not_allowed` */
export function checkTransition<State extends string>(
  transitions: Transitions<State>,
  from: State,
  to: State,
): void {
  if (!transitions[from].includes(to)) refuseTransition(from, to);
}

/** @throws {RuleError} always, `transition_not_allowed` */
export function refuseTransition(from: string, to: string, why?: string): never {
  throw new RuleError(
    'transition_not_allowed',
    `From ${from} to ${to} is not allowed${why ? `: ${why}` : ''}.`,
    undefined,
    { from, to },
  );
}
