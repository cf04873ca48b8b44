import { screen, waitFor } from '@testing-library/react';
import { bookForPatient } from '@praxis/contract/endpoints/doctor-appointments';
import {
  putAvailability,
  putBackground,
  putPayoutAccount,
} from '@praxis/contract/endpoints/doctor-profile';
import {
  createVisitType,
  deleteVisitType,
  updateVisitType,
} from '@praxis/contract/endpoints/doctor-visit-types';
import { setAvatar, updateMe } from '@praxis/contract/endpoints/me-changes';
import { createPayout, createRefund } from '@praxis/contract/endpoints/payments';
import { createPlan, updatePlan } from '@praxis/contract/endpoints/plans';
import { putPractice } from '@praxis/contract/endpoints/practice';
import { inviteTeamMember, updateTeamMember } from '@praxis/contract/endpoints/team';
import { sendMessage } from '@praxis/contract/endpoints/threads';
import {
  createDoctorVacation,
  deleteDoctorVacation,
  updateDoctorVacation,
} from '@praxis/contract/endpoints/vacations';
import { people, sample, type RenderedRemote } from '@praxis/sdk/testing';
import {
  actionOfARow,
  chooseTime,
  testFormsUnderFaults,
} from '@praxis/sdk/testing/forms-under-faults';
import { remote } from './remote';

async function choosePatient({ user }: RenderedRemote): Promise<void> {
  await user.click(await screen.findByLabelText('Patient'));
  const options = await waitFor(() => {
    const found = document.querySelectorAll('.ant-select-item-option');
    expect(found.length).toBeGreaterThan(0);
    return found;
  });
  await user.click(options[0]!);
}

testFormsUnderFaults(remote, {
  'a plan': {
    path: '/doctor/plans/new',
    enter: { Name: 'Winter check', 'Price per period': '89.50' },
    edit: { Name: 'Winter checkup' },
    submit: 'Save draft',
    sends: createPlan,
  },
  'an appointment type': {
    path: '/doctor/profile?tab=visitTypes',
    open: ['Add type'],
    enter: { Name: 'Vaccination' },
    edit: { Name: 'Flu shot' },
    submit: 'Save',
    sends: createVisitType,
  },
  'an invitation': {
    path: '/doctor/team',
    open: ['Invite'],
    enter: { Email: 'nia@quay.example', Role: 'Nurse' },
    edit: { Email: 'nia.long@quay.example' },
    submit: 'Send invitation',
    sends: inviteTeamMember,
  },
  'an answer in a conversation': {
    path: `/doctor/messages/${sample.thread}`,
    enter: { 'Write a reply': 'The iron is fine.' },
    edit: { 'Write a reply': 'The iron is low.' },
    submit: 'Send',
    sends: sendMessage,
  },
  'the practice': {
    path: '/doctor/profile?tab=practice',
    enter: { City: 'Albany' },
    submit: 'Save',
    sends: putPractice,
    record: people.practice,
  },
  'the account': {
    path: '/doctor/profile',
    enter: { 'Full name': 'Helen Marsh-Lee' },
    submit: 'Save',
    sends: updateMe,
    record: people.doctorUser,
  },
  'a changed plan': {
    path: `/doctor/plans/${sample.plans.plus}`,
    enter: { Name: 'Plus and more' },
    submit: 'Save',
    sends: updatePlan,
  },
  'an appointment for a patient': {
    path: '/doctor/appointments',
    open: ['Book appointment', choosePatient],
    enter: { Type: sample.followUp, Day: '01/08/2026' },
    then: [chooseTime],
    edit: { Reason: 'Cough' },
    submit: 'Book',
    sends: bookForPatient,
  },
  'a changed appointment type': {
    path: '/doctor/profile?tab=visitTypes',
    open: [actionOfARow('Change')],
    enter: { Name: 'First visit' },
    submit: 'Save',
    sends: updateVisitType,
  },
  'an appointment type to remove': {
    path: '/doctor/profile?tab=visitTypes',
    open: [actionOfARow('Remove')],
    submit: 'Remove',
    sends: deleteVisitType,
  },
  'opening hours': {
    path: '/doctor/profile?tab=availability',
    open: ['Add hours: Saturday'],
    submit: 'Save',
    sends: putAvailability,
    record: sample.hours,
  },
  'the background': {
    path: '/doctor/profile?tab=background',
    enter: { About: 'Family doctor since 2009.' },
    submit: 'Save',
    sends: putBackground,
    record: people.doctor,
  },
  'a bank account': {
    path: '/doctor/profile?tab=payout',
    open: ['Change bank account'],
    enter: { 'Account number': 'US12 3456 7890' },
    submit: 'Save',
    sends: putPayoutAccount,
    record: sample.payoutAccount,
  },
  'a picture': {
    path: '/doctor/profile',
    enter: { Picture: new File([new Uint8Array(8)], 'photo', { type: 'image/png' }) },
    submit: 'Use picture',
    sends: setAvatar,
    record: people.doctorUser,
  },
  'a refund': {
    path: '/doctor/payments?tab=charges',
    open: [actionOfARow('Refund')],
    enter: { 'Refund amount': '7.50', Reason: 'Goodwill' },
    edit: { 'Refund amount': '7' },
    submit: /^Refund \$7/,
    sends: createRefund,
  },
  'a payout': {
    path: '/doctor/payments?tab=payouts',
    open: ['Request payout'],
    edit: { Amount: '30' },
    submit: /^Pay out/,
    sends: createPayout,
  },
  'the role of a member': {
    path: '/doctor/team',
    open: [actionOfARow('Change role')],
    enter: { Role: 'billing' },
    submit: 'Change role',
    sends: updateTeamMember,
  },
  'a vacation': {
    path: '/doctor/vacations',
    open: ['Add time off'],
    enter: { Type: 'Sick leave', 'First day': '05/23/2026', 'Last day': '05/24/2026' },
    edit: { Note: 'Flu' },
    submit: 'Add time off',
    sends: createDoctorVacation,
  },
  'a changed vacation': {
    path: '/doctor/vacations',
    open: [actionOfARow('Change')],
    enter: { Note: 'With the family' },
    submit: 'Save',
    sends: updateDoctorVacation,
  },
  'a vacation to cancel': {
    path: '/doctor/vacations',
    open: [actionOfARow('Cancel time off')],
    submit: 'Cancel time off',
    sends: deleteDoctorVacation,
  },
});
