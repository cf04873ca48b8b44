import Activity from 'lucide-react/icons/activity';
import BriefcaseMedical from 'lucide-react/icons/briefcase-medical';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import Circle from 'lucide-react/icons/circle';
import CreditCard from 'lucide-react/icons/credit-card';
import Inbox from 'lucide-react/icons/inbox';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MessageSquare from 'lucide-react/icons/message-square';
import Package from 'lucide-react/icons/package';
import Palmtree from 'lucide-react/icons/tree-palm';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Stethoscope from 'lucide-react/icons/stethoscope';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import type { LucideIcon } from '@praxis/sdk/ui';

/** The icons that manifests can name. A name that is missing here shows a plain mark. */
const icons: Record<string, LucideIcon> = {
  activity: Activity,
  appointments: CalendarDays,
  chart: ChartColumn,
  dashboard: LayoutDashboard,
  doctors: Stethoscope,
  invoices: ReceiptText,
  messages: MessageSquare,
  patients: UsersRound,
  payments: CreditCard,
  plans: Package,
  profile: UserRound,
  requests: Inbox,
  shop: ShoppingCart,
  subscriptions: Package,
  team: BriefcaseMedical,
  vacations: Palmtree,
};

export function menuIcon(name: string): LucideIcon {
  return icons[name] ?? Circle;
}
