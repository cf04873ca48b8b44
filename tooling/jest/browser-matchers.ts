import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { leaveOutOwnerStacks } from './stand-ins/owner-stacks';

// Two workers share two cores, and antd's first render is slow in jsdom: waiting longer costs
// nothing where things work.
configure({ asyncUtilTimeout: 5_000 });
leaveOutOwnerStacks();
