import { Watermark } from '@praxis/sdk/ui/extensions';
import { Facts } from '@praxis/sdk/ui/page';

export default function Draft() {
  return (
    <Watermark text="Draft">
      <Facts
        items={[
          { label: 'Invoice', value: 'INV-000917 (draft)' },
          { label: 'Patient', value: 'Isaac Grant' },
          { label: 'Period', value: 'Nov 1 – Nov 30' },
          { label: 'Amount', value: '$149.00' },
        ]}
      />
    </Watermark>
  );
}
