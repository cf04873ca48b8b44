import { expect, it } from '@jest/globals';
import { packageOf, remoteIds } from '../workspace.mjs';
import { commandsInRowsOf, commandsUsedIn } from './commands';

/** Commands without a row, by the package that sends them, each with its reason. */
const withoutRow: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shell: {
    logout: 'The session ends in the tab whether or not it succeeds: sign-out.test.ts.',
  },
  'remote-patient': {
    exportData: 'It only reads; the one record it creates is an entry in the audit log.',
  },
  sdk: {
    readThread: 'Not a user action: visible messages are marked as read, and stay so if it fails.',
  },
};

/** Packages in which every command has a row. */
const checkedPackages = ['shell', ...remoteIds.map(packageOf), 'sdk'];

/** Instruction that a failure shows next to the difference. */
const toDo = (name: string) =>
  name === 'sdk'
    ? 'add a row to src/forms.test.ts or src/actions.test.ts of an app that sends it'
    : `add a row to ${name}/src/forms.test.ts or ${name}/src/actions.test.ts`;

const rowsOf = (name: string): string[] =>
  name === 'sdk'
    ? remoteIds.flatMap((id) => commandsInRowsOf(packageOf(id)))
    : commandsInRowsOf(name);

it.each(['shell', 'remote-doctor', 'sdk'])('finds the commands of %s', async (name) => {
  expect((await commandsUsedIn(name)).length).toBeGreaterThan(3);
});

it.each(checkedPackages)('tests every command that %s sends under every fault', async (name) => {
  const rows = rowsOf(name);
  const reasons = Object.keys(withoutRow[name] ?? {});
  const used = await commandsUsedIn(name);
  expect({
    [toDo(name)]: used.filter((one) => !rows.includes(one) && !reasons.includes(one)),
    'remove from "withoutRow"': reasons.filter((one) => rows.includes(one) || !used.includes(one)),
  }).toEqual({ [toDo(name)]: [], 'remove from "withoutRow"': [] });
});
