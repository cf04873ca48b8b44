import { createRoot } from 'react-dom/client';
import { PatientTable } from './patient-table';

createRoot(document.body.appendChild(document.createElement('div'))).render(<PatientTable />);
