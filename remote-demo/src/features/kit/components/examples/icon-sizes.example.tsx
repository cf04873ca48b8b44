import CalendarDays from 'lucide-react/icons/calendar-days';
import { Flex, Icon } from '@praxis/sdk/ui';

export default function IconSizes() {
  return (
    <Flex gap={4}>
      <Icon of={CalendarDays} size={16} />
      <Icon of={CalendarDays} />
      <Icon of={CalendarDays} size={24} />
    </Flex>
  );
}
