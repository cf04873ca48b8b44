import { useEffect } from 'react';
import { act, cleanup } from '@testing-library/react';
import * as fc from 'fast-check';
import type { Endpoint } from '@praxis/contract';
import { renderUi } from '../testing/render-ui';
import { PartUnderTest } from '../testing/store-under-test';
import type { CallInput, Client } from './client';
import { RequestError, toFailure } from './request-error';
import { useMutation, type Mutation } from './use-mutation';

const declare = (declaration: Partial<Endpoint>) =>
  ({ audience: 'public', changes: ['plan'], ...declaration }) as Endpoint;
const create = declare({ method: 'POST', path: '/plans', status: 201 });
const update = declare({ method: 'PUT', path: '/plans/:id', versioned: true });

interface Plan {
  id: string;
  name: string;
  version: number;
}
type Input = CallInput<Endpoint> & {
  params?: { id: string };
  body: { name: string };
  version?: number;
};

/** What happens to a request: it or its response may be lost. */
const fates = ['answered', 'answered', 'request lost', 'response lost'] as const;
type Fate = (typeof fates)[number];

type Step =
  | { kind: 'submit'; name: string; fates: Fate[] }
  /** Another tab renames or deletes the record. */
  | { kind: 'rename' | 'delete' };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('submit' as const),
        name: fc.constantFrom('Basic', 'Plus', 'Family'),
        fates: fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 5 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('rename', 'delete') }) },
  ),
  { minLength: 1, maxLength: 8 },
);

const refuse = (status: number, code: 'idempotency_mismatch' | 'version_conflict' | 'not_found') =>
  new RequestError({ kind: 'rule', status, code });

/** A back end as the contract describes it: a key stands for one body, and updates name a version. */
function startBackEnd() {
  const plans = new Map<string, Plan>();
  const answered = new Map<string, { body: string; response: Plan }>();
  const next: Fate[] = [];
  let created = 0;

  const process = ({ method }: Endpoint, input: Input): Plan => {
    const saved = answered.get(input.idempotencyKey ?? '');
    const body = JSON.stringify(input.body);
    if (saved && saved.body !== body) throw refuse(422, 'idempotency_mismatch');
    if (saved) return saved.response;
    const { name } = input.body;
    let response: Plan;
    if (method === 'POST') {
      created += 1;
      response = { id: `p${created}`, name, version: 1 };
    } else {
      const plan = plans.get(input.params?.id ?? '');
      if (!plan) throw refuse(404, 'not_found');
      if (plan.version !== input.version) throw refuse(412, 'version_conflict');
      response = { ...plan, name, version: plan.version + 1 };
    }
    plans.set(response.id, response);
    answered.set(input.idempotencyKey ?? '', { body, response });
    return response;
  };
  const client = {
    async call(endpoint: Endpoint, input: Input) {
      const fate = next.shift() ?? 'answered';
      const lost = new RequestError({ kind: 'offline', status: 0 });
      if (fate === 'request lost') throw lost;
      const response = process(endpoint, input);
      if (fate === 'response lost') throw lost;
      return response;
    },
  } as unknown as Client;
  return { client, plans, next, created: () => created };
}

let mutation: Mutation<Endpoint>;
function Form() {
  const current = useMutation(create, {
    revisedBy: update,
    revision: (latest, { body }) => {
      const { id, version } = latest as Plan;
      return { params: { id }, version, body } as never;
    },
  });
  useEffect(() => {
    mutation = current;
  });
  return null;
}

it('creates one record with the last input, whichever requests and responses are lost', async () => {
  const run = async (taken: readonly Step[]) => {
    const { client, plans, next, created } = startBackEnd();
    await renderUi(
      <PartUnderTest client={client} notify={() => undefined}>
        <Form />
      </PartUnderTest>,
    );
    let isTouched = false;
    for (const step of taken) {
      const [plan] = plans.values();
      if (step.kind === 'submit') {
        next.splice(0, Infinity, ...step.fates);
        const outcome = await act(() =>
          mutation.run({ body: { name: step.name } } as never).then(
            () => 'saved',
            (error: unknown) => toFailure(error).code ?? 'lost',
          ),
        );
        expect(created()).toBeLessThanOrEqual(1);
        expect(['saved', 'lost', 'idempotency_mismatch']).toContain(outcome);
        if (outcome === 'saved' && !isTouched)
          expect([...plans.values()].map(({ name }) => name)).toEqual([step.name]);
        // Only somebody else's change is reported, and whoever reads that may create another.
        if (outcome === 'idempotency_mismatch') expect(isTouched).toBe(true);
        if (outcome !== 'lost') break;
      } else if (plan) {
        isTouched = true;
        if (step.kind === 'delete') plans.delete(plan.id);
        else plans.set(plan.id, { ...plan, name: 'Renamed', version: plan.version + 1 });
      }
    }
    cleanup();
  };
  await fc.assert(fc.asyncProperty(steps, run), { numRuns: 100 });
});
