import CreditCard from 'lucide-react/icons/credit-card';
import Package from 'lucide-react/icons/package';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Settings from 'lucide-react/icons/settings';
import Truck from 'lucide-react/icons/truck';
import type { FaqTopic, FaqTopicKey } from '@praxis/contract/demo/faq';
import type { LucideIcon } from '@praxis/sdk/ui';

const icons: Readonly<Record<string, LucideIcon>> = {
  CreditCard,
  Package,
  RefreshCw,
  Settings,
  Truck,
};

/** Topic with its key. */
export type KeyedTopic = FaqTopic & { key: FaqTopicKey };

/** Icon of a topic, by the name in its record. */
export const iconOf = ({ icon }: Pick<FaqTopic, 'icon'>): LucideIcon => icons[icon] ?? Settings;
