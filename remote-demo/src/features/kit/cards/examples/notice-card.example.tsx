import CalendarClock from 'lucide-react/icons/calendar-clock';
import { Button, Card, Flex, Icon } from '@praxis/sdk/ui';

export default function NoticeCard() {
  return (
    <Card>
      <Flex wrap gap={4}>
        <Icon of={CalendarClock} size={24} />
        <div style={{ flex: '1 1 240px' }}>
          <strong>2 appointments fall into your vacation</strong>
          <p>Move or cancel them before December 20.</p>
        </div>
        <Button kind="primary">Review appointments</Button>
      </Flex>
    </Card>
  );
}
