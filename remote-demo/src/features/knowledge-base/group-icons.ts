import Bell from 'lucide-react/icons/bell';
import Calendar from 'lucide-react/icons/calendar';
import Clock from 'lucide-react/icons/clock';
import Compass from 'lucide-react/icons/compass';
import CreditCard from 'lucide-react/icons/credit-card';
import DollarSign from 'lucide-react/icons/dollar-sign';
import FileText from 'lucide-react/icons/file-text';
import Inbox from 'lucide-react/icons/inbox';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import Plug from 'lucide-react/icons/plug';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import Shield from 'lucide-react/icons/shield';
import Users from 'lucide-react/icons/users';
import Video from 'lucide-react/icons/video';
import type { LucideIcon } from '@praxis/sdk/ui';

const icons: Readonly<Record<string, LucideIcon>> = {
  Bell,
  Calendar,
  Clock,
  Compass,
  CreditCard,
  DollarSign,
  FileText,
  Inbox,
  LifeBuoy,
  Lock,
  Mail,
  Plug,
  RefreshCw,
  Search,
  Settings,
  Shield,
  Users,
  Video,
};

/** Icon of a group, by the name in its record. */
export const groupIcon = (name: string): LucideIcon => icons[name] ?? FileText;
