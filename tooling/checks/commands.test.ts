import { expect, it } from '@jest/globals';
import { packageOf, remoteIds } from '../workspace.mjs';
import { commandsInRowsOf, commandsUsedIn } from './commands';

/** Commands that no row sends, by the package that sends them, each with its reason. */
const withoutRow: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shell: {
    logout: 'The session ends in the tab whatever becomes of it: sign-out.test.ts.',
  },
  'remote-patient': {
    exportData: 'It reads; all that it leaves is an entry of the audit log.',
  },
  sdk: {
    readThread:
      'Nobody asks for it: what shows is marked as read, and stays marked where that fails.',
  },
};

/** Packages whose every command has a row. */
const tried = ['shell', ...remoteIds.map(packageOf), 'sdk'];

/** What a failure says beside the difference. */
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

it.each(tried)('every command that %s sends is tried under every fault', async (name) => {
  const rows = rowsOf(name);
  const reasons = Object.keys(withoutRow[name] ?? {});
  const used = await commandsUsedIn(name);
  expect({
    [toDo(name)]: used.filter((one) => !rows.includes(one) && !reasons.includes(one)),
    'take out of "withoutRow"': reasons.filter((one) => rows.includes(one) || !used.includes(one)),
  }).toEqual({ [toDo(name)]: [], 'take out of "withoutRow"': [] });
});
