import { expect, it } from '@jest/globals';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';
import { filesEnding, textOf } from './markdown';
import { dialogActionsIn, openingsIn } from './dialog-actions';
import { flatten, readTexts, textFolders } from './text-files';

const specs = ['open-dialogs', 'open-dialogs-later'].map((name) =>
  openingsIn(textOf(`e2e/journeys/${name}.spec.ts`)),
);

/** Instruction that a failure shows next to the difference. */
const toDo = 'open in "overlaysByPage" of e2e/journeys/open-dialogs.spec.ts';

/**
 * Account that sees the actions of each app. Dialogs that a page opens with its own button, and
 * those of the demo area, are not actions of records and are not checked here.
 */
const accounts = { doctor: 'doctor', patient: 'patient', team: 'teamMember', admin: 'admin' };

it.each(Object.entries(accounts))(
  'checks each action of %s that opens a dialog with axe',
  (app, account) => {
    const folders = textFolders().filter((one) => one.includes(`remote-${app}`));
    const texts = folders.flatMap((one) =>
      Object.entries(flatten(readTexts(path.join(rootDirectory, one), 'en'))),
    );
    const unseen = filesEnding(/(?<!\.test)\.tsx?$/)
      .filter((file) => file.startsWith(`remote-${app}/src`))
      .flatMap((file) => dialogActionsIn(textOf(file)).map((action) => ({ file, ...action })))
      .filter(({ isNamedBy }) => {
        const called = texts.filter(([key]) => isNamedBy(key)).map(([, text]) => text);
        return !specs.some((opened) => called.some((text) => opened[account]?.(text)));
      })
      .map(({ file, label }) => `${file}: ${label}`);
    expect({ [toDo]: unseen }).toEqual({ [toDo]: [] });
  },
);

it('matches actions by label, and openings by account', () => {
  const [act, ...others] = dialogActionsIn(`({
    end: { label: ({ status }) => t(status === 'sent' ? 'act.revoke' : 'act.end'), dialog: () => load() },
    edit: { label: t('act.edit'), to: address },
  })`);
  expect(others).toEqual([]);
  expect(['act.revoke', 'act.end', 'act.edit'].map((key) => act?.isNamedBy(key))).toEqual([
    true,
    true,
    false,
  ]);
  const opened = openingsIn(`
    const overlaysByPage = { doctor: { '/doctor/team': acts('End'), '/doctor/plans': buttons(/^Add/) } };
    test('pays', async () => {
      await start(page, 'patient');
      await actOnRow(page, firstRow, 'Cancel');
      await checkOverlay(page, { button: 'Remove Visa' });
    });`);
  expect(['End', 'Add plan', 'Remove'].map((text) => opened['doctor']?.(text))).toEqual([
    true,
    true,
    false,
  ]);
  expect(['Remove', 'Cancel', 'End'].map((text) => opened['patient']?.(text))).toEqual([
    true,
    false,
    false,
  ]);
});
