import type { Endpoint, Role } from '@praxis/contract';
import { allEndpoints } from '@praxis/contract/endpoints/all';
import { tableName } from '../../src/practice/tables';
import type { CallResult, Call, CallOptions } from '../../src/practice/testing';
import { practiceTables } from '../practice-tables';
import { doctorExamples } from './doctor';
import { doctorTeamExamples } from './doctor-team';
import { everyoneExamples } from './everyone';
import type { Example, Examples } from './example';
import { patientExamples, threadExamples } from './patient';
import { adminExamples, teamExamples } from './staff';
import type { Context } from './context';

/** A successful request for each endpoint. */
export const examples: Examples = {
  ...adminExamples,
  ...doctorExamples,
  ...doctorTeamExamples,
  ...everyoneExamples,
  ...patientExamples,
  ...teamExamples,
  ...threadExamples,
};

export const lineOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Every endpoint with its method and path. */
export const everyEndpoint = allEndpoints.map(({ endpoint }) => ({
  line: lineOf(endpoint),
  endpoint,
}));

/** The roles that may call an endpoint; all for public ones. */
export const rolesOf = ({ audience }: Endpoint): readonly Role[] =>
  typeof audience === 'string' ? ['admin', 'doctor', 'patient', 'teamMember'] : audience;

export function exampleOf(endpoint: Endpoint, context: Context, role: Role): Example {
  const make = examples[lineOf(endpoint)];
  if (!make) {
    throw new Error(`Add an example for ${lineOf(endpoint)} to mock-server/checks/examples.`);
  }
  return make(context, role);
}

/** Sends an example, optionally with changes. */
export function sendExample<T = Record<string, unknown>>(
  call: Call,
  endpoint: Endpoint,
  context: Context,
  { id = '', query, body, version }: Example,
  sent: CallOptions = {},
): Promise<CallResult<T>> {
  const path = endpoint.path.replace(/:\w+/, encodeURIComponent(id));
  return call<T>(`${endpoint.method} ${path}${query ? `?${query}` : ''}`, {
    body,
    version: version ?? (endpoint.versioned ? (versionOf(context, id) ?? 1) : undefined),
    ...sent,
  });
}

/** The version of a record in any table. */
function versionOf({ practice }: Context, id: string): number | undefined {
  for (const name of practiceTables) {
    const record = practice.database
      .table<{ id: string; version?: number }>(tableName(name))
      .get(id);
    if (record?.version !== undefined) return record.version;
  }
  return undefined;
}
