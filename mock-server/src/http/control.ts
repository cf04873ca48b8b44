import { RuleError, type Endpoint } from '@praxis/contract';
import type { BodyOf, QueryOf } from '@praxis/contract';
import { practiceError } from '../core/errors';
import { parseBody, parseQuery } from '../core/parse';
import type { RawResponse, RawRequest } from '../core/raw';
import { noFaults } from '../simulation/faults';
import type { SimulationCore } from '../simulation/run-simulation';
import * as endpoints from './control-endpoints';

/** The longest move of the clock, in milliseconds: due jobs run day by day. */
const maxMove = 366 * 24 * 3_600_000;

interface ControlHandler {
  endpoint: Endpoint;
  run(query: unknown, body: unknown): Promise<unknown>;
}

const serve = <E extends Endpoint>(
  endpoint: E,
  run: (input: { query: QueryOf<E>; body: BodyOf<E> }) => Promise<unknown>,
): ControlHandler => ({
  endpoint,
  run: (query, body) => run({ query: query as QueryOf<E>, body: body as BodyOf<E> }),
});

/** Handles requests to the control endpoints. Simulated faults do not apply to them. */
export function createControl(simulated: SimulationCore) {
  const { clock, faults, simulation } = simulated;

  const state = async () => ({
    time: new Date(clock.now()).toISOString(),
    clockOffset: clock.offset(),
    faults: { ...faults },
    mails: (await simulated.panel()).mailCount(),
    changes: simulated.changes().changes.length,
  });
  async function move(milliseconds: number) {
    if (milliseconds < 0 || milliseconds > maxMove)
      throw new RuleError(
        'validation_failed',
        'The clock only moves forward, by at most 366 days.',
        {
          time: ['out_of_range'],
        },
      );
    await simulated.moveClock(milliseconds);
    return state();
  }

  const controls: readonly ControlHandler[] = [
    serve(endpoints.getSimulation, state),
    serve(endpoints.setClock, ({ body }) => move(Date.parse(body.time) - clock.now())),
    serve(endpoints.advanceClock, ({ body: { days = 0, hours = 0, minutes = 0 } }) =>
      move(((days * 24 + hours) * 60 + minutes) * 60_000),
    ),
    serve(endpoints.setFaults, async ({ body }) => {
      Object.assign(faults, body);
      return state();
    }),
    serve(endpoints.resetSimulation, async () => {
      Object.assign(faults, noFaults);
      await simulated.reset();
      return state();
    }),
    serve(endpoints.listMails, async ({ query: { to = '' } }) => ({
      items: (await simulated.panel()).mails(to),
    })),
    serve(endpoints.listAccounts, async ({ query: { role } }) => ({
      items: (await simulated.panel()).accounts(role),
    })),
    serve(endpoints.enterAs, async ({ body }) => (await simulated.panel()).signIn(body.userId)),
    serve(
      endpoints.exportData,
      async () => JSON.parse(await (await simulated.panel()).exportData()) as unknown,
    ),
    serve(endpoints.importData, async ({ body }) => {
      const content = (await simulated.panel()).readData(JSON.stringify(body));
      if (typeof content === 'string')
        throw new RuleError('validation_failed', 'The file cannot be imported.', {
          body: [content],
        });
      await content.replace();
      return state();
    }),
  ];

  return {
    serves: (method: string, path: string) => find(controls, method, path) !== undefined,
    async respond(request: RawRequest): Promise<RawResponse> {
      try {
        const found = find(controls, request.method, request.path);
        if (!found) throw new RuleError('not_found');
        const { endpoint, run } = found;
        const query = parseQuery(endpoint, request.query) as unknown;
        const response = await run(query, parseBody(endpoint, request.body));
        return {
          status: 200,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(response),
        };
      } catch (error) {
        return practiceError(error, simulation.newId());
      }
    },
  };
}

const find = (controls: readonly ControlHandler[], method: string, path: string) =>
  controls.find(({ endpoint }) => endpoint.method === method && endpoint.path === path);
