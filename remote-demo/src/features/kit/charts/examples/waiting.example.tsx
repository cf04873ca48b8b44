import { useState } from 'react';
import { Button, Flex } from '@praxis/sdk/ui';
import { ChartCard } from '@praxis/sdk/ui/chart';

const failure = { kind: 'server', status: 503 } as const;

export default function ChartStates() {
  const [failed, setFailed] = useState(true);
  return (
    <Flex vertical gap={3}>
      <ChartCard
        title="Sessions"
        data={null}
        height={160}
        failure={failed ? failure : null}
        onRetry={() => setFailed(false)}
      />
      <Flex>
        <Button size="small" disabled={failed} onClick={() => setFailed(true)}>
          Fail again
        </Button>
      </Flex>
    </Flex>
  );
}
