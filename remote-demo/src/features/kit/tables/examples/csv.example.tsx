import Download from 'lucide-react/icons/download';
import { Button, useIntlLanguage } from '@praxis/sdk/ui';
import { downloadCsv, toCsv, type CsvColumn } from '@praxis/sdk/ui/list';
import { samplePatients, type SamplePatient } from '../../samples/patients';

const columns: CsvColumn<SamplePatient>[] = [
  { title: 'Patient', value: ({ name }) => name },
  { title: 'Email', value: ({ email }) => email },
  { title: 'Paid, USD', value: ({ paid }) => paid / 100 },
];

export default function PatientsCsv() {
  const language = useIntlLanguage();
  return (
    <Button
      icon={Download}
      onClick={() => downloadCsv('patients', toCsv(columns, samplePatients(60), language))}
    >
      Export 60 patients
    </Button>
  );
}
