import { useState } from 'react';
import { Card } from '@praxis/sdk/ui';
import { AsTableButton, FigureTable, Gauge } from '@praxis/sdk/ui/chart';

/** Gauge in a card, with a table view of its figures. */
export default function GaugeWithTable() {
  const [asTable, setAsTable] = useState(false);
  return (
    <Card title="Requests" extra={<AsTableButton asTable={asTable} onChange={setAsTable} />}>
      {asTable ? (
        <FigureTable
          label="Requests"
          headings={['Requests', 'Number']}
          rows={[
            ['Answered', '126'],
            ['Open', '54'],
          ]}
        />
      ) : (
        <div style={{ maxWidth: 200 }}>
          <Gauge part={0.7} label="Answered requests" valueText="70%" caption="answered">
            70%
          </Gauge>
        </div>
      )}
    </Card>
  );
}
