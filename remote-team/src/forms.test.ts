import { createTeamVacation } from '@praxis/contract/endpoints/team-member';
import { testFormsUnderFaults } from '@praxis/sdk/testing/forms-under-faults';
import { remote } from './remote';

testFormsUnderFaults(remote, {
  'time off': {
    path: '/team-member/vacations',
    open: ['Add time off'],
    enter: { Type: 'Sick leave', 'First day': '02/26/2026', 'Last day': '02/27/2026' },
    edit: { Note: 'Flu' },
    submit: 'Save',
    sends: createTeamVacation,
  },
});
