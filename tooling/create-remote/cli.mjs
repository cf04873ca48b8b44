#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../user-error.mjs';
import { createProject, parseProject, usage } from './create-project.mjs';

/** Written when the package is created: see `tooling/packages/facts.mjs`. */
const facts = JSON.parse(readFileSync(path.join(import.meta.dirname, 'facts.json'), 'utf8'));

await runCommand(async () => {
  const project = parseProject(process.argv.slice(2), facts.roles);
  const directory = createProject(project, facts);
  const name = path.relative('.', directory);
  console.log(
    `\nCreated ${name} with one page at ${project.area}/overview.\n\n` +
      `  cd ${name}\n  npm install\n  npm run dev\n\nSee its README.md for more.`,
  );
}, usage);
