import { endpoint, type Endpoint } from '@praxis/contract';
import { instantSchema, countSchema, idSchema } from '@praxis/contract/entities/primitives';
import { practiceSessionSchema } from '@praxis/contract/entities/session';
import { roles } from '@praxis/contract/roles';
import * as z from '@praxis/contract/schema';

/**
 * What the simulation panel does, for a client that has no panel. The demo and the practice know
 * nothing of these; a real back end does not have them.
 */
const faultsSchema = z.object({
  latencyMs: z.int().check(z.minimum(0), z.maximum(60_000)),
  errorRate: z.number().check(z.minimum(0), z.maximum(1)),
  offline: z.boolean(),
});

const stateSchema = z.object({
  /** The simulated time. */
  time: instantSchema,
  /** How far it is ahead of the real time, milliseconds. */
  clockOffset: countSchema,
  faults: faultsSchema,
  /** Mails that were sent so far. */
  mails: countSchema,
  /** Records that differ from the sample data. */
  changes: countSchema,
});

const control = { audience: 'public' } as const;

export const getSimulation = endpoint({
  ...control,
  method: 'GET',
  path: '/simulation',
  answer: stateSchema,
});

/** Moves the clock to a later time; everything due until then has happened when it answers. */
export const setClock = endpoint({
  ...control,
  method: 'PUT',
  path: '/simulation/clock',
  body: z.strictObject({ time: instantSchema }),
  answer: stateSchema,
});

const steps = (most: number) => z.optional(z.int().check(z.minimum(0), z.maximum(most)));

export const advanceClock = endpoint({
  ...control,
  method: 'POST',
  path: '/simulation/clock/advance',
  body: z.strictObject({ days: steps(366), hours: steps(24 * 366), minutes: steps(60 * 24 * 366) }),
  answer: stateSchema,
});

/** Changes the faults that are named; the others stay. */
export const setFaults = endpoint({
  ...control,
  method: 'PUT',
  path: '/simulation/faults',
  body: z.strictObject({
    latencyMs: z.optional(faultsSchema.shape.latencyMs),
    errorRate: z.optional(faultsSchema.shape.errorRate),
    offline: z.optional(z.boolean()),
  }),
  answer: stateSchema,
});

/** Back to the sample data, the real time and no faults. */
export const resetSimulation = endpoint({
  ...control,
  method: 'POST',
  path: '/simulation/reset',
  answer: stateSchema,
});

/** Mails to addresses that hold a text, newest first: codes, invitations, receipts. */
export const listMails = endpoint({
  ...control,
  method: 'GET',
  path: '/simulation/mails',
  query: z.object({ to: z.optional(z.string().check(z.maxLength(254))) }),
  answer: z.object({
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
  answer: z.object({
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

/** Signs anybody of the sample data in, without a password. */
export const enterAs = endpoint({
  ...control,
  method: 'POST',
  path: '/simulation/sign-in',
  body: z.strictObject({ userId: idSchema }),
  answer: practiceSessionSchema,
  errors: ['not_found'],
});

/** Everything that differs from the sample data, as the file that the panel exports. */
export const exportData = endpoint({
  ...control,
  method: 'GET',
  path: '/simulation/data',
  answer: z.looseObject({}),
});

/** Puts an exported file in the place of all. */
export const importData = endpoint({
  ...control,
  method: 'PUT',
  path: '/simulation/data',
  body: z.looseObject({}),
  answer: stateSchema,
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
