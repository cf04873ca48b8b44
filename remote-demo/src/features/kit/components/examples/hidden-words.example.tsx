import TrendingUp from 'lucide-react/icons/trending-up';
import { Flex, Icon, VisuallyHidden } from '@praxis/sdk/ui';

export default function HiddenText() {
  return (
    <Flex>
      <Icon of={TrendingUp} />
      12% <VisuallyHidden>more than last month</VisuallyHidden>
    </Flex>
  );
}
