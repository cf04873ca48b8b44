import { describe, expect, it } from '@jest/globals';
import { createTestSimulation } from '../core/testing';
import type { Simulation } from '../core/module';
import { immediateTurns } from '../core/turn';
import { putMail } from '../practice/announce';
import { table } from '../practice/tables';
import { startPractice } from '../practice/testing';
import { createPanel } from './panel';

const noParts = {
  now: () => 0,
  turns: immediateTurns,
  changes: () => ({ seededAt: 0, clockOffset: 0, changes: [] }),
  replace: () => Promise.resolve(),
};

describe('accounts', () => {
  const { simulation } = createTestSimulation();
  const panel = createPanel({ simulation, ...noParts });

  it('lists all accounts of a role, with their practice', () => {
    expect(panel.accounts('doctor')).toHaveLength(12);
    expect(panel.accounts('patient').length).toBeGreaterThan(500);
    expect(panel.accounts('teamMember')).toContainEqual(
      expect.objectContaining({ fullName: 'Priya Raman', practice: 'Hudson Family Medicine' }),
    );
    expect(panel.accounts('admin')).toContainEqual(
      expect.objectContaining({ email: 'admin@praxis.example', practice: '' }),
    );
  });

  it('signs in as any account, with a session that the API accepts', async () => {
    const practice = startPractice();
    const practicePanel = createPanel({ simulation: practice.simulation, ...noParts });
    for (const role of ['doctor', 'patient', 'teamMember', 'admin'] as const) {
      const account = practicePanel.accounts(role).at(-1);
      const session = await practicePanel.signIn(account?.userId ?? '');
      expect(session.userData).toMatchObject({ role, email: account?.email });
      const me = await practice.withToken(session.accessToken)('GET /api/v1/me');
      expect(me).toMatchObject({ status: 200, body: { email: account?.email } });
    }
  });

  it('omits accounts without access', async () => {
    const { simulation } = startPractice();
    const practicePanel = createPanel({ simulation, ...noParts });
    const [member] = practicePanel.accounts('teamMember');
    const members = table(simulation.database, 'teamMembers');
    for (const one of members.where('userId', member?.userId ?? ''))
      members.put({ ...one, status: 'deactivated' });
    expect(practicePanel.accounts('teamMember')).not.toContainEqual(member);
    await expect(practicePanel.signIn(member?.userId ?? '')).rejects.toThrow('not_found');
  });

  it('rejects an unknown account', async () => {
    await expect(panel.signIn('user-nobody')).rejects.toThrow('not_found');
  });
});

describe('the mailbox', () => {
  const send = (simulation: Simulation, to: string, at: number) =>
    putMail(
      simulation,
      { to, locale: 'en', kind: 'verificationCode', values: { code: '123456' }, link: '/sign-up' },
      { at },
    );

  it('lists mails newest first, filtered by address', () => {
    const { simulation } = createTestSimulation();
    const panel = createPanel({ simulation, ...noParts });
    expect(panel.mails('')).toEqual([]);
    send(simulation, 'ana@example.com', 1_000);
    send(simulation, 'Ben@example.com', 2_000);
    expect(panel.mails('').map(({ to }) => to)).toEqual(['Ben@example.com', 'ana@example.com']);
    expect(panel.mails(' ben@').map(({ to }) => to)).toEqual(['Ben@example.com']);
    expect(panel.mailCount()).toBe(2);
  });
});
