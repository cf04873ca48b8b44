import { screen } from '@testing-library/react';
import { appointmentStates, appointmentStatuses } from '@praxis/contract/entities/appointment';
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
import { userStatuses } from '@praxis/contract/entities/user';
import { vacationStates } from '@praxis/contract/entities/vacation';
import de from '../locales/de.json';
import en from '../locales/en.json';
import fr from '../locales/fr.json';
import pt from '../locales/pt.json';
import { renderUi } from '../../testing/render-ui';
import { StatusTag } from './status-tag';
import { statusTones, toneOf, type StatusKind } from './status-tones';

/** The statuses that the product's data can have (contract, and docs/product.md#demo-states). */
const known: Record<StatusKind, readonly string[]> = {
  user: userStatuses,
  verification: verifications,
  teamMember: teamMemberStatuses,
  invitation: invitationStatuses,
  plan: planStatuses,
  subscription: [...new Set([...subscriptionStatuses, ...subscriberStatuses])],
  billing: billingStates,
  appointment: appointmentStates,
  fulfilment: appointmentStatuses,
  vacation: vacationStates,
  invoice: invoiceStatuses,
  charge: chargeStatuses,
  refund: refundStatuses,
  payout: payoutStatuses,
  payoutAccount: payoutAccountStatuses,
  thread: threadStatuses,
  demoInvoice: ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'],
  demoUser: ['active', 'inactive', 'pending'],
  chat: ['online', 'offline', 'busy', 'away'],
  blog: ['Published', 'Draft', 'Pending'],
  person: ['1', '2', '3', '4', '5'],
  calendar: ['Business', 'Holiday', 'Personal', 'Family', 'ETC'],
};

describe('the map of statuses', () => {
  it.each(Object.keys(known) as StatusKind[])('has every status of %s, and no other', (kind) => {
    expect(Object.keys(statusTones[kind]).sort()).toEqual([...known[kind]].sort());
  });

  it.each(Object.entries({ en, de, fr, pt }))('has a word for each in %s', (_language, texts) => {
    for (const kind of Object.keys(known) as StatusKind[])
      expect(Object.keys(texts.status[kind]).sort()).toEqual([...known[kind]].sort());
  });
});

describe('StatusTag', () => {
  it('shows the word in the tone of the map', async () => {
    await renderUi(<StatusTag of="subscription" status="expiring" />, { language: 'fr' });
    expect(screen.getByText('Arrive à échéance')).toHaveClass('warning', 'dot');
    expect(toneOf('subscription', 'expiring')).toBe('warning');
  });
});
