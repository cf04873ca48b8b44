import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { blogStatuses } from '@praxis/contract/demo/blog';
import { chatStatuses } from '@praxis/contract/demo/chat';
import { calendarTypes } from '@praxis/contract/demo/calendar';
import { demoInvoiceStatuses } from '@praxis/contract/demo/invoices';
import { sampleRowStatuses } from '@praxis/contract/demo/sample-table';
import { taskTags } from '@praxis/contract/demo/todo';
import { managedUserStatuses } from '@praxis/contract/demo/users';
import { appointmentStates } from '@praxis/contract/entities/appointment';
import { chargeStatuses } from '@praxis/contract/entities/charge';
import { verifications } from '@praxis/contract/entities/doctor';
import { invoiceStatuses } from '@praxis/contract/entities/invoice';
import { payoutStatuses } from '@praxis/contract/entities/payout';
import { payoutAccountStatuses } from '@praxis/contract/entities/payout-account';
import { planStatuses } from '@praxis/contract/entities/plan';
import { refundStatuses } from '@praxis/contract/entities/refund';
import {
  billingStates,
  subscriberStatuses,
  subscriptionStatuses,
} from '@praxis/contract/entities/subscription';
import { invitationStatuses, teamMemberStatuses } from '@praxis/contract/entities/team';
import { threadStatuses } from '@praxis/contract/entities/thread';
import { vacationStates } from '@praxis/contract/entities/vacation';
import { remoteIds, rootDirectory, sourceOf } from '../workspace.mjs';
import { keysOf, languages, readTexts } from './text-files';

/** Statuses that the product's data can have (docs/domain.md, docs/product.md). */
const known: Readonly<Record<string, readonly string[]>> = {
  verification: verifications,
  teamMember: teamMemberStatuses,
  invitation: invitationStatuses,
  plan: planStatuses,
  subscription: [...new Set([...subscriptionStatuses, ...subscriberStatuses])],
  billing: billingStates,
  // A rescheduled appointment is canceled, but shown as rescheduled (docs/domain.md#appointment).
  appointment: [...appointmentStates, 'rescheduled'],
  vacation: vacationStates,
  invoice: invoiceStatuses,
  charge: chargeStatuses,
  refund: refundStatuses,
  payout: payoutStatuses,
  payoutAccount: payoutAccountStatuses,
  thread: threadStatuses,
  demoInvoice: demoInvoiceStatuses,
  demoUser: managedUserStatuses,
  chat: chatStatuses,
  blog: blogStatuses,
  person: sampleRowStatuses.map(String),
  calendar: calendarTypes,
  taskTag: taskTags,
};

/** A package that declares tones, and the folders with the texts of its statuses. */
interface Owner {
  name: string;
  file: string;
  declaration: 'sdkTones' | 'tones';
  texts: readonly string[];
}

const appOwner = (app: string): Owner => {
  const source = path.relative(rootDirectory, sourceOf(app));
  const features = readdirSync(path.join(rootDirectory, source, 'features'));
  return {
    name: app,
    file: `${source}/shared/statuses/tones.ts`,
    declaration: 'tones',
    texts: ['shared', ...features.map((name) => `features/${name}`)]
      .map((part) => `${source}/${part}/texts`)
      .filter((folder) => existsSync(path.join(rootDirectory, folder))),
  };
};

const owners: readonly Owner[] = [
  {
    name: 'sdk',
    file: 'sdk/src/ui/status/tones.ts',
    declaration: 'sdkTones',
    texts: ['sdk/src/ui/locales'],
  },
  ...remoteIds.map(appOwner).filter(({ file }) => existsSync(path.join(rootDirectory, file))),
];

/** Instruction that a failure shows next to the difference. */
const toDo = 'add to "known" in this test';

async function tonesOf({ file, declaration }: Owner): Promise<[kind: string, tones: object][]> {
  const module = (await import(path.join(rootDirectory, file))) as Record<string, object>;
  return Object.entries(module[declaration] ?? {}) as [string, object][];
}

describe.each(owners)('the statuses of $name', (owner) => {
  it('are of a known kind', async () => {
    const unknown = (await tonesOf(owner)).map(([kind]) => kind).filter((kind) => !known[kind]);
    expect({ [toDo]: unknown }).toEqual({ [toDo]: [] });
  });

  it('each have a tone, without superfluous tones', async () => {
    for (const [kind, tones] of await tonesOf(owner))
      expect([kind, ...Object.keys(tones).sort()]).toEqual([
        kind,
        ...[...(known[kind] ?? [])].sort(),
      ]);
  });

  it.each(languages)('each have a text in %s, without superfluous texts', async (language) => {
    const words = owner.texts
      .flatMap((folder) => keysOf(readTexts(path.join(rootDirectory, folder), language)))
      .filter((key) => key.startsWith('status.'));
    const wanted = (await tonesOf(owner)).flatMap(([kind, tones]) =>
      Object.keys(tones).map((status) => `status.${kind}.${status}`),
    );
    expect(words.sort()).toEqual(wanted.sort());
  });
});

it('uses the same tone for a status everywhere', async () => {
  const all = (await Promise.all(owners.map(tonesOf))).flat();
  const first = new Map(all.toReversed());
  for (const [kind, tones] of all) expect([kind, tones]).toEqual([kind, first.get(kind)]);
});
