import { Card } from '@praxis/sdk/ui';

export default function CustomRipple() {
  return (
    <Card className="praxis-ripple" style={{ maxWidth: 280, cursor: 'pointer' }}>
      Press anywhere on this card
    </Card>
  );
}
