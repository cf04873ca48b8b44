import type { ResponseOf, Endpoint } from '@praxis/contract';
import {
  handle as handleEndpoint,
  type BearerRequest,
  type HandledRequest,
  type Handler,
  type Reply,
  type Simulation,
} from '../core/module';
import { callerOf } from './caller';
import { ensureRoster } from './sample';
import {
  ensureAccount,
  ensureAccountByEmail,
  ensurePracticeCatalogs,
  ensureShareOf,
} from './sample/people';
import { table } from './tables';

/** Generates the sample data that a request reads. */
export type Prepare<E extends Endpoint = Endpoint> = (
  request: HandledRequest<E>,
  simulation: Simulation,
) => void;

/** Generates the caller's account. */
export function prepareAccount({ bearer }: BearerRequest, simulation: Simulation): void {
  ensureAccount(simulation, bearer?.userId ?? '');
}

/**
 * Generates all records that the caller's own pages show; for anonymous callers only practices,
 * doctors and teams.
 */
export function prepareShare(request: BearerRequest, simulation: Simulation): void {
  prepareAccount(request, simulation);
  const user = table(simulation.database, 'users').get(request.bearer?.userId ?? '');
  if (user) ensureShareOf(simulation, user);
}

/** Generates the offers and vacations of all doctors in the caller's practice. */
export function prepareCatalogs(request: BearerRequest, simulation: Simulation): void {
  prepareAccount(request, simulation);
  ensurePracticeCatalogs(simulation, request.bearer?.userId ?? '');
}

/** Generates the account of the email address in the request. */
export function prepareAccountOfEmail(
  { body }: { body: { email: string } },
  simulation: Simulation,
): void {
  ensureAccountByEmail(simulation, body.email);
}

const prepareRoster: Prepare = (_request, simulation) => ensureRoster(simulation);

/**
 * Creates a handler of the practice API. Sample data is generated when a request first reads it: by
 * default the caller's share, or for public endpoints practices, doctors and teams, unless the
 * handler passes its own `prepare`.
 */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (request: HandledRequest<E>, simulation: Simulation) => ResponseOf<E> | Reply,
  { prepare }: { prepare?: Prepare<E> } = {},
): Handler {
  if (endpoint.audience === 'public')
    return handleEndpoint(endpoint, run, { prepare: prepare ?? prepareRoster });
  return { ...handleEndpoint(endpoint, run, { prepare: prepare ?? prepareShare }), admit };
}

function admit(request: BearerRequest, simulation: Simulation): void {
  prepareAccount(request, simulation);
  callerOf(request, simulation);
}
