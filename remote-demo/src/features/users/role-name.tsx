import PenLine from 'lucide-react/icons/pen-line';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SpellCheck from 'lucide-react/icons/spell-check';
import UserRound from 'lucide-react/icons/user-round';
import Wrench from 'lucide-react/icons/wrench';
import type { ManagedUser } from '@praxis/contract/demo/users';
import { useTranslation } from '@praxis/sdk';
import { Icon, type LucideIcon } from '@praxis/sdk/ui';
import styles from './users.module.css';

const icons: Record<ManagedUser['role'], LucideIcon> = {
  admin: ShieldCheck,
  author: PenLine,
  editor: SpellCheck,
  maintainer: Wrench,
  subscriber: UserRound,
};

/** Role with its icon. */
export function RoleName({ role }: Pick<ManagedUser, 'role'>) {
  const { t } = useTranslation('demo');
  return (
    <span className={styles.role}>
      <Icon of={icons[role]} size={16} />
      {t(`users.role.${role}`)}
    </span>
  );
}
