import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Two workers share two cores, and antd's first render is slow in jsdom: waiting longer costs
// nothing where things work.
configure({ asyncUtilTimeout: 5_000 });
