import { Table, type ColumnsType } from '@praxis/sdk/ui/table';
import { samplePatients, type SamplePatient } from '../../samples/patients';

const columns: ColumnsType<SamplePatient> = [
  { title: 'No.', dataIndex: 'id', width: 90, fixed: 'left' },
  { title: 'Patient', dataIndex: 'name', width: 200 },
  { title: 'Email', dataIndex: 'email', width: 240 },
  { title: 'Plan', dataIndex: 'plan', width: 120 },
];

const patients = samplePatients(10_000);

export default function TenThousandPatients() {
  return (
    <Table
      virtual
      label="Patients"
      size="small"
      rowKey="id"
      pagination={false}
      columns={columns}
      dataSource={patients}
      scroll={{ x: 650, y: 360 }}
    />
  );
}
