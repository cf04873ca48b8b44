import { expect, test } from '../fixtures';
import type { Account } from '../pages/accounts';
import { checkOverlay, type Trigger } from '../pages/overlays';
import { expectLanding, expectLoaded, signInAs } from '../pages/sign-in';

const acts = (...names: string[]): Trigger[] => names.map((act) => ({ act }));
const buttons = (...names: (string | RegExp)[]): Trigger[] => names.map((button) => ({ button }));

/** Overlays of each role by page; those of the frame on one of the pages. */
const overlaysByPage: Partial<Record<Account, Record<string, Trigger[]>>> = {
  doctor: {
    '/doctor/plans': acts('Archive', 'Publish'),
    '/doctor/patients': [...acts('Approve', 'Reject'), ...buttons('Billing')],
    '/doctor/patients?tab=active': acts('End subscription'),
    '/doctor/patients?tab=expiring': acts('Write off invoice'),
    '/doctor/appointments?state=requested': acts('Propose another time', 'Decline'),
    '/doctor/appointments?state=booked': [
      ...buttons('Book appointment'),
      ...acts('Reschedule', 'Cancel appointment'),
    ],
    '/doctor/profile?tab=visitTypes': [...buttons('Add type'), ...acts('Change', 'Remove')],
    '/doctor/messages': buttons('New message'),
    '/doctor/team': [...buttons('Invite'), ...acts('Change role', 'Deactivate')],
    '/doctor/vacations': [...buttons('Add time off'), ...acts('Change', 'Cancel time off')],
    '/doctor/payments': acts('Refund'),
    '/doctor/payments?tab=payouts': buttons('Request payout'),
  },
  patient: {
    '/patient/subscriptions': buttons('Change plan', 'Cancel subscription'),
    '/patient/appointments': acts('Reschedule', 'Cancel appointment'),
    '/patient/messages': buttons('Write a message'),
    '/patient/cards': buttons('Add card'),
  },
  teamMember: {
    '/team-member/appointment-requests': acts('Propose another time', 'Decline'),
    '/team-member/appointment-requests?tab=all': acts('Reschedule', 'Cancel appointment'),
    '/team-member/vacations': buttons('Add time off'),
  },
  admin: {
    '/admin/doctors?tab=verified': acts('Suspend'),
    '/admin/doctors?tab=pending': acts('Verify', 'Reject'),
    '/admin/profile': buttons(/^Language:/, /^Account:/, /^Search/, 'Simulation panel'),
  },
  demo: {
    '/apps/email': buttons('Keyboard shortcuts'),
    '/apps/chat': buttons('Your profile'),
    '/apps/todo': buttons(/^Sort/),
    '/apps/invoice/list': acts('Send', 'Add payment'),
    '/apps/user/list': buttons('Add user', 'More bookmarks'),
  },
};

/** Overlays on a phone instead. */
const onPhone: typeof overlaysByPage = {
  admin: { '/admin/doctors?tab=pending': buttons('Open menu', /^Filter and sort/) },
};

for (const [account, pages] of Object.entries(overlaysByPage) as [
  Account,
  Record<string, Trigger[]>,
][])
  test(`every overlay of ${account} has a name, the focus and no violation in both skins, and returns the focus`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await signInAs(page, account);
    await expectLanding(page, account);
    const faults: string[] = [];
    const checkAll = async (address: string, triggers: Trigger[]) => {
      await page.goto(address);
      await expectLoaded(page);
      for (const trigger of triggers)
        await checkOverlay(page, trigger).catch(async (error: Error) => {
          faults.push(`${address} ${JSON.stringify(trigger)}: ${error.message}`);
          await page.goto(address);
          await expectLoaded(page);
        });
    };
    for (const [address, triggers] of Object.entries(pages)) await checkAll(address, triggers);
    await page.setViewportSize({ width: 360, height: 780 });
    for (const [address, triggers] of Object.entries(onPhone[account] ?? {}))
      await checkAll(address, triggers);
    expect(faults).toEqual([]);
  });
