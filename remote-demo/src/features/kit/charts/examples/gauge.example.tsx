import { Gauge } from '@praxis/sdk/ui/chart';

export default function GoalGauge() {
  return (
    <Gauge part={0.69} label="Goal of the year" valueText="69%" caption="of 420 patients">
      69%
    </Gauge>
  );
}
