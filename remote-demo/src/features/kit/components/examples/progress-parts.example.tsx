import { Flex } from '@praxis/sdk/ui';
import { ProgressBar, ProgressRing } from '@praxis/sdk/ui/page';

export default function ProgressParts() {
  return (
    <Flex wrap gap={8}>
      <ProgressRing part={0.83} label="Tickets answered" size={96} />
      <div style={{ flex: '1 1 200px' }}>
        <p>3 of 4 appointments left</p>
        <ProgressBar part={0.75} label="Appointments left" />
      </div>
    </Flex>
  );
}
