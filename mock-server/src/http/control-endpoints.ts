import { endpoint, type Endpoint } from '@praxis/contract';
import { instantSchema, countSchema, idSchema } from '@praxis/contract/entities/primitives';
import { practiceSessionSchema } from '@praxis/contract/entities/session';
import { roles } from '@praxis/contract/roles';
import * as z from '@praxis/contract/schema';

/**
 * Endpoints that control the simulation, for clients without a simulation panel. They are not part
 * of the practice or demo API; a real back end doesn't have them.
 */
const faultsSchema = z.object({
  latencyMs: z.int().check(z.minimum(0), z.maximum(60_000)),
  errorRate: z.number().check(z.minimum(0), z.maximum(1)),
  offline: z.boolean(),
});

const stateSchema = z.object({
  /** The simulated time. */
  time: instantSchema,
  /** Offset from the real time, in milliseconds. */
  clockOffset: countSchema,
  faults: faultsSchema,
  /** Number of mails sent so far. */
  mails: countSchema,
  /** Number of records that differ from the sample data. */
  changes: countSchema,
});

const control = { audience: 'public' } as const;

export const getSimulation = endpoint({
  ...control,
  method: 'GET',
  path: '/simulation',
  response: stateSchema,
});

/** Moves the clock to a later time; responds after all jobs due by then have run. */
export const setClock = endpoint({
  ...control,
  method: 'PUT',
  path: '/simulation/clock',
  body: z.strictObject({ time: instantSchema }),
  response: stateSchema,
});

const steps = (most: number) => z.optional(z.int().check(z.minimum(0), z.maximum(most)));

export const advanceClock = endpoint({
  ...control,
  method: 'POST',
  path: '/simulation/clock/advance',
  body: z.strictObject({ days: steps(366), hours: steps(24 * 366), minutes: steps(60 * 24 * 366) }),
  response: stateSchema,
});

/** Changes the given faults only. */
export const setFaults = endpoint({
  ...control,
  method: 'PUT',
  path: '/simulation/faults',
  body: z.strictObject({
    latencyMs: z.optional(faultsSchema.shape.latencyMs),
    errorRate: z.optional(faultsSchema.shape.errorRate),
    offline: z.optional(z.boolean()),
  }),
  response: stateSchema,
});

/** Resets to the sample data, the real time and no faults. */
export const resetSimulation = endpoint({
  ...control,
  method: 'POST',
  path: '/simulation/reset',
  response: stateSchema,
});

/** Mails whose recipient address contains the text, newest first: codes, invitations, receipts. */
export const listMails = endpoint({
  ...control,
  method: 'GET',
  path: '/simulation/mails',
  query: z.object({ to: z.optional(z.string().check(z.maxLength(254))) }),
  response: z.object({
    items: z.array(
      z.looseObject({
        id: z.string(),
        to: z.string(),
        kind: z.string(),
        sentAt: instantSchema,
        link: z.optional(z.string()),
      }),
    ),
  }),
});

export const listAccounts = endpoint({
  ...control,
  method: 'GET',
  path: '/simulation/accounts',
  query: z.object({ role: z.enum(roles) }),
  response: z.object({
    items: z.array(
      z.object({
        userId: z.string(),
        fullName: z.string(),
        email: z.string(),
        practice: z.string(),
      }),
    ),
  }),
});

/** Signs in as any account of the sample data, without a password. */
export const enterAs = endpoint({
  ...control,
  method: 'POST',
  path: '/simulation/sign-in',
  body: z.strictObject({ userId: idSchema }),
  response: practiceSessionSchema,
  errors: ['not_found'],
});

/** Exports all changes to the sample data, in the format of the panel's file. */
export const exportData = endpoint({
  ...control,
  method: 'GET',
  path: '/simulation/data',
  response: z.looseObject({}),
});

/** Replaces all data with an exported file's. */
export const importData = endpoint({
  ...control,
  method: 'PUT',
  path: '/simulation/data',
  body: z.looseObject({}),
  response: stateSchema,
});

export const controlEndpoints: readonly { group: string; name: string; endpoint: Endpoint }[] =
  Object.entries({
    getSimulation,
    setClock,
    advanceClock,
    setFaults,
    resetSimulation,
    listMails,
    listAccounts,
    enterAs,
    exportData,
    importData,
  }).map(([name, declared]) => ({ group: 'simulation', name, endpoint: declared }));
