import { UserError } from '@praxis/tooling/user-error.mjs';
import { withBench } from '../bench.mjs';
import { bytesBy, isScript } from '../network-log.mjs';
import { scenarios } from '../scenarios/index.mjs';
import { list, longTasks, sumBy, waterfall } from './print.mjs';
import { loadSourceMaps, ownerOfFrame, sharesOfScript } from './sources.mjs';
import { readTrace, traceCategories } from './trace.mjs';

const longTaskMs = 50;

async function scriptShares(scripts, maps, readyMs) {
  const parts = await Promise.all(
    scripts.map(async (request) => {
      const kilobytes = bytesBy(request, readyMs) / 1000;
      const map = maps.get(request.url);
      if (!map) return [{ owner: request.url.split('/').at(-1), kilobytes }];
      const shares = await sharesOfScript(request.url, map);
      return shares.map(({ owner, share }) => ({ owner, kilobytes: share * kilobytes }));
    }),
  );
  return sumBy(
    parts.flat(),
    ({ owner }) => owner,
    ({ kilobytes }) => kilobytes,
  );
}

/**
 * Contributors to main-thread time between two instants: scripts by owner, and the engine's own
 * work.
 */
function contributors({ samples, engine }, maps, fromMs, toMs) {
  const inside = ({ atMs }) => atMs >= fromMs && atMs < toMs;
  const script = samples
    .filter(inside)
    .map(({ frame, ms }) => ({ name: ownerOfFrame(frame, maps), ms }));
  const own = engine.filter(inside).map(({ kind, ms }) => ({ name: `[${kind}]`, ms }));
  return sumBy(
    [...script, ...own],
    ({ name }) => name,
    ({ ms }) => ms,
  );
}

async function describe(title, sample, trace) {
  const { readyMs, requests, firstPaintMs, markMs } = sample;
  const scripts = requests.filter((request) => isScript(request) && request.startMs <= readyMs);
  // Includes scripts that the visit didn't load, but ran: an interaction with a loaded page.
  const ran = trace.samples.map(({ frame }) => frame?.url).filter((url) => url?.endsWith('.js'));
  const requested = requests.filter(isScript).map(({ url }) => url);
  const maps = await loadSourceMaps([...new Set([...requested, ...ran])]);
  const owners = await scriptShares(scripts, maps, readyMs);
  const total = owners.reduce((sum, { amount }) => sum + amount, 0);
  const isMoment = ([, ms]) => typeof ms === 'number';
  const moments = Object.entries({ 'first paint': firstPaintMs, mark: markMs, ready: readyMs })
    .filter(isMoment)
    .map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`);
  const tasks = trace.tasks.filter(({ ms }) => ms >= longTaskMs);
  return [
    `${title}: ${moments.join(', ')}; ${total.toFixed(1)} KB of JavaScript until ready`,
    'Recording costs time of its own: the order and the proportions count here, not the totals.',
    `\nRequests until ready\n${waterfall(requests, readyMs)}`,
    `\nLong tasks, with the time that each part used\n${longTasks(tasks, ({ atMs, ms }) =>
      contributors(trace, maps, atMs, atMs + ms),
    )}`,
    `\nMain thread until ready\n${list(contributors(trace, maps, 0, readyMs), 'ms', 25)}`,
    `\nJavaScript until ready, by share of each file's text\n${list(owners, 'KB', 40)}`,
  ].join('\n');
}

/** Prints the breakdown of one visit of a page; returns the exit code. */
export async function explain(name) {
  const loads = scenarios.filter(({ stage }) => stage === 'load');
  const scenario = loads.find((each) => each.name === name);
  if (!scenario) {
    throw new UserError(`--explain must be one of: ${loads.map((each) => each.name).join(', ')}`);
  }
  await withBench([scenario], async (bench) => {
    let recorded;
    const sample = await scenario.run(bench, {
      before: (page) => bench.browser.startTracing(page, { categories: traceCategories }),
      after: async () => {
        recorded = await bench.browser.stopTracing();
      },
    });
    console.log(await describe(scenario.title, sample, readTrace(recorded, sample.zeroMs)));
  });
  return 0;
}
