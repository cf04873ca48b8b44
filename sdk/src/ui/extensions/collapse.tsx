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
  /** Content at the end of the title's line: a count, a status. */
  extra?: ReactNode;
  children: ReactNode;
}

export interface CollapseProps {
  /** Sections, each with a title. */
  items: readonly CollapseItem[];
  /** Ids of the initially open sections. */
  open?: readonly string[];
  /** Opening a section closes the others. */
  single?: boolean;
}

/** Collapsible sections, based on antd's collapse. */
export default function CollapseView({ items, open = [], single = false }: CollapseProps) {
  const [opened, setOpened] = useState<readonly string[]>(open);
  return (
    <AntdScope>
      <Collapse
        activeKey={[...opened]}
        // Not antd's `accordion`, which exposes the titles as tabs.
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
