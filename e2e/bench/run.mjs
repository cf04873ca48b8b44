import os from 'node:os';
import path from 'node:path';
import { runCommand } from '@praxis/tooling/user-error.mjs';
import { takeSamples } from './bench.mjs';
import { assertion } from './figures.mjs';
import { explain } from './explain/explain.mjs';
import { readOptions, usage } from './options.mjs';
import { rootDirectory } from './paths.mjs';
import { table, writeResults } from './report.mjs';
import { chooseScenarios, scenarios } from './scenarios/index.mjs';

function log(text) {
  process.stderr.write(`  ${text}\n`);
}

/** A failed scenario, or one whose reference failed, becomes a single line with the reason. */
function figuresOf({ name, title, needs, figures }, samples, failures) {
  const failed = [name, ...needs].find((each) => each in failures);
  if (!failed) return figures(samples[name], (other) => samples[other]);
  const [note] = `${failed}: ${failures[failed]}`.split('\n');
  return [assertion({ name: title, holds: false, note })];
}

async function measureAndReport({ only, runs, build }) {
  const startedAt = new Date().toISOString();
  const chosen = chooseScenarios(only, { build });
  const { samples, failures } = await takeSamples(chosen, runs, log);
  const figures = chosen.flatMap((scenario) => figuresOf(scenario, samples, failures));
  const machine = { cpu: os.cpus()[0]?.model, cores: os.cpus().length, node: process.version };
  const file = await writeResults({ startedAt, machine, figures, samples });
  const over = figures.filter(({ isOver }) => isOver);
  console.log(`\n${table(figures)}\n`);
  console.log(`All samples: ${path.relative(rootDirectory, file)}`);
  console.log(`${figures.length} figures, ${over.length} over budget`);
  return over.length > 0 ? 1 : 0;
}

async function main() {
  const options = readOptions(process.argv.slice(2));
  if (options.list) {
    for (const { name, title } of scenarios) console.log(`${name.padEnd(24)} ${title}`);
    return 0;
  }
  return options.explain ? explain(options.explain) : measureAndReport(options);
}

await runCommand(main, usage);
