import { useState, type ReactNode } from 'react';
import Collapse from 'antd/es/collapse';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { AntdScope } from '../antd/antd-scope';
import { classNames } from '../class-names';
import { Icon } from '../components/icon';
import styles from './collapse.module.css';

export interface CollapseItem {
  id: string;
  title: ReactNode;
  /** At the end of the line: a count, a status. */
  extra?: ReactNode;
  children: ReactNode;
}

export interface CollapseProps {
  /** Titles with what they open. */
  items: readonly CollapseItem[];
  /** Ids of those that are open at first. */
  open?: readonly string[];
  /** Opening one closes the others. */
  single?: boolean;
}

/** Titles that open what is under them, on antd's collapse. */
export default function CollapseView({ items, open = [], single = false }: CollapseProps) {
  const [opened, setOpened] = useState<readonly string[]>(open);
  return (
    <AntdScope>
      <Collapse
        activeKey={[...opened]}
        // antd's accordion says that its titles are tabs.
        onChange={(ids) => setOpened(single ? ids.slice(-1) : ids)}
        expandIcon={({ isActive }) => (
          <span className={classNames(styles['mark'], isActive && styles['open'])}>
            <Icon of={ChevronRight} size={16} />
          </span>
        )}
        items={items.map(({ id, title, extra, children }) => ({
          key: id,
          label: title,
          extra,
          children,
        }))}
      />
    </AntdScope>
  );
}
