import { VisuallyHidden } from '@praxis/sdk/ui';
import { Facts } from '@praxis/sdk/ui/page';
import { Table, type ColumnsType } from '@praxis/sdk/ui/table';
import { samplePatients, type SamplePatient } from '../../samples/patients';

const columns: ColumnsType<SamplePatient> = [
  { title: 'Patient', dataIndex: 'name' },
  { title: 'Plan', dataIndex: 'plan' },
];

const patients = samplePatients(4);

export default function ExpandablePatients() {
  return (
    <Table
      size="small"
      rowKey="id"
      pagination={false}
      columns={columns}
      dataSource={patients}
      expandable={{
        columnTitle: <VisuallyHidden>Details</VisuallyHidden>,
        expandedRowRender: ({ email, since }) => (
          <Facts
            items={[
              { label: 'Email', value: email },
              { label: 'Since', value: since },
            ]}
          />
        ),
      }}
    />
  );
}
