import type { AnswerOf, Endpoint } from '@praxis/contract';
import {
  handle as handleEndpoint,
  type HandledRequest,
  type Handler,
  type Reply,
  type Simulation,
} from '../core/module';
import { ensureRoster } from './sample';
import {
  ensureAccount,
  ensureAccountWith,
  ensureCataloguesAround,
  ensureShareOf,
} from './sample/people';
import { table } from './tables';

/** Makes the sample data that a request reads. */
export type Prepare<E extends Endpoint = Endpoint> = (
  request: HandledRequest<E>,
  simulation: Simulation,
) => void;

type Asking = Pick<HandledRequest, 'bearer'>;

/** The caller's account. */
export function prepareAccount({ bearer }: Asking, simulation: Simulation): void {
  ensureAccount(simulation, bearer?.userId ?? '');
}

/** Everything that the caller's own pages show; of nobody the practices, doctors and teams. */
export function prepareShare(request: Asking, simulation: Simulation): void {
  prepareAccount(request, simulation);
  const user = table(simulation.database, 'users').get(request.bearer?.userId ?? '');
  if (user) ensureShareOf(simulation, user);
}

/** What the doctors of the caller's practice offer, and when they are away. */
export function prepareCatalogues(request: Asking, simulation: Simulation): void {
  prepareAccount(request, simulation);
  ensureCataloguesAround(simulation, request.bearer?.userId ?? '');
}

/** The account of the email address that the request names. */
export function prepareAccountOfEmail(
  { body }: { body: { email: string } },
  simulation: Simulation,
): void {
  ensureAccountWith(simulation, body.email);
}

const prepareRoster: Prepare = (_request, simulation) => ensureRoster(simulation);

/**
 * A handler of the practice half. Sample data is made when a request first reads it: before a
 * handler runs that is the share of who calls, and of practices, doctors and teams where anybody
 * may call, unless the handler says what it needs.
 */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (request: HandledRequest<E>, simulation: Simulation) => AnswerOf<E> | Reply,
  { prepare }: { prepare?: Prepare<E> } = {},
): Handler {
  const usual = endpoint.audience === 'public' ? prepareRoster : prepareShare;
  return handleEndpoint(endpoint, run, { prepare: prepare ?? usual });
}
