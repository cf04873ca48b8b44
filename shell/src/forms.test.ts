import { act, screen } from '@testing-library/react';
import {
  acceptInvitation,
  forgotPassword,
  resendCode,
  resetPassword,
  signUp,
  verify,
} from '@praxis/contract/endpoints/auth';
import { getMe, getNotifications, markNotificationsRead } from '@praxis/contract/endpoints/me';
import { updateMe } from '@praxis/contract/endpoints/me-changes';
import { inviteTeamMember } from '@praxis/contract/endpoints/team';
import { login } from '@praxis/contract/endpoints/session';
import { announce } from '@praxis/mock-server/practice/announce';
import { startSession } from './auth/session';
import type { DisturbedShell } from './testing/disturbed-shell';
import { testShellFormsUnderFaults } from './testing/forms-under-faults';
import { signedIn } from './testing/render-shell';

const email = 'nova@example.com';
const password = 'seven violet lamps';
const patient = 'patient@praxis.example';

const type = async ({ user }: DisturbedShell, label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};

const clientOf = async ({ deployment }: DisturbedShell) => (await deployment.http()).client;

const codeFor = ({ mailTo }: DisturbedShell, address: string) =>
  mailTo(address)?.values['code'] ?? '';

const hasMail = (shell: DisturbedShell, address: string, kind: string) =>
  shell.panel.mails(address).some((mail) => mail.kind === kind);

/** Completes the first step of sign-up, unless it is already done: it survives navigation. */
async function goToCode(shell: DisturbedShell): Promise<void> {
  if (!screen.queryByLabelText('Email')) return;
  await type(shell, 'Email', email);
  await type(shell, 'Password', password);
  await shell.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByLabelText('Code');
}

/** Requests the code for choosing a new password. */
async function goToNewPassword(shell: DisturbedShell): Promise<string> {
  await shell.go('/forgot-password');
  await type(shell, 'Email', patient);
  await shell.user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByLabelText('New password');
  return '/reset-password';
}

testShellFormsUnderFaults({
  'signing in': {
    path: '/sign-in',
    enter: { Email: patient, Password: 'patient-sample-account' },
    // A link at the top of the page has the same name.
    submit: async ({ user }) => user.click(screen.getByRole('button', { name: 'Sign in' })),
    sends: login,
    done: () => signedIn() === patient,
  },
  'creating an account': {
    path: '/sign-up',
    enter: { Email: email, Password: password },
    submit: 'Continue',
    sends: signUp,
    done: (shell) => codeFor(shell, email) !== '',
  },
  'confirming a code': {
    path: '/sign-up',
    open: [goToCode, (shell) => type(shell, 'Code', codeFor(shell, email))],
    submit: 'Confirm',
    sends: verify,
    done: async (shell) => {
      const { signIn } = await shell.deployment.http();
      return signIn('practice', { email, password }).then(
        () => true,
        () => false,
      );
    },
    again: /already be confirmed/,
  },
  'resending a code': {
    path: '/sign-up',
    open: [
      goToCode,
      async ({ running }) => {
        await running.moveClock(61_000);
      },
    ],
    submit: 'Resend code',
    sends: resendCode,
    done: (shell) => shell.panel.mails(email).length > 1,
    again: /New code sent/,
  },
  'completing the profile': {
    async path(shell) {
      const client = await clientOf(shell);
      await client.call(signUp, { body: { email, password, role: 'patient' } });
      const body = { email, code: codeFor(shell, email) };
      const created = await client.call(verify, { body });
      act(() => startSession(created, 'tab'));
      return '/';
    },
    enter: { 'Full name': 'Nova Lindqvist', 'Date of birth': '1990-02-03' },
    submit: 'Get started',
    sends: updateMe,
    signedIn: true,
    stays: true,
    done: async (shell) => (await (await clientOf(shell)).call(getMe, {})).profileComplete,
  },
  'accepting an invitation': {
    async path(shell) {
      await shell.enter('doctor@praxis.example', 'doctor-sample-account');
      const body = { email: 'mika@example.com', roleId: 'nurse' } as const;
      await (await clientOf(shell)).call(inviteTeamMember, { body });
      return shell.mailTo(body.email)?.link ?? '';
    },
    enter: { 'Full name': 'Mika Aaltonen', Password: password },
    submit: 'Join the team',
    sends: acceptInvitation,
    done: async (shell) => {
      const { signIn } = await shell.deployment.http();
      return signIn('practice', { email: 'mika@example.com', password }).then(
        () => true,
        () => false,
      );
    },
    again: /already have joined/,
  },
  'requesting a password reset': {
    path: '/forgot-password',
    enter: { Email: patient },
    submit: 'Send code',
    sends: forgotPassword,
    done: (shell) => codeFor(shell, patient) !== '',
  },
  'choosing a new password': {
    path: goToNewPassword,
    open: [(shell) => type(shell, 'Code', codeFor(shell, patient))],
    enter: { 'New password': 'eleven quiet harbours' },
    submit: 'Change password',
    sends: resetPassword,
    done: (shell) => hasMail(shell, patient, 'passwordChanged'),
    again: /already be changed/,
  },
  'marking notifications as read': {
    async path(shell) {
      const { signIn } = await shell.deployment.http();
      const entered = await signIn('practice', {
        email: patient,
        password: 'patient-sample-account',
      });
      const { id, fullName } = entered.userData;
      const values = { doctor: 'Dr. Hannah Marsh', patient: fullName };
      const link = '/patient/subscriptions';
      announce(shell.running.simulation, [String(id)], {
        kind: 'subscriptionApproved',
        values,
        link,
      });
      // Afterwards: the shell loads the notifications once.
      act(() => startSession(entered, 'tab'));
      return link;
    },
    open: [/^Notifications/],
    submit: 'Mark all as read',
    sends: markNotificationsRead,
    signedIn: true,
    done: async (shell) => {
      const { items } = await (await clientOf(shell)).call(getNotifications, {});
      return items.every(({ readAt }) => readAt);
    },
  },
});
