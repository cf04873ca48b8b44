import { useId, useRef } from 'react';
import { searchText } from '@praxis/contract/rules/texts/search-text';
import Transfer from 'antd/es/transfer';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { AntdScope } from '../antd/antd-scope';
import { Checkbox } from '../components/checkbox';
import { IconButton } from '../components/icon-button';
import { useUiText } from '../text/use-ui-text';
import { useControlLabels } from './use-control-labels';
import styles from './transfer-control.module.css';

export interface TransferItem {
  id: string;
  label: string;
  disabled?: boolean;
}

export interface TransferControlProps {
  items: readonly TransferItem[];
  titles: readonly [available: string, chosen: string] | undefined;
  value: readonly string[];
  onChange(value: string[]): void;
}

/** Two lists, based on antd's transfer, with the kit's checkboxes: antd's have no accessible name. */
export default function TransferControl({ items, titles, value, onChange }: TransferControlProps) {
  const text = useUiText();
  const id = useId();
  const headings = titles ?? [text('extensions.available'), text('extensions.chosen')];
  // antd gives both search boxes the same name, their placeholder.
  const container = useRef<HTMLDivElement>(null);
  useControlLabels(
    container,
    'input[type="text"]',
    (index) => `${text('search')}, ${headings[index] ?? ''}`,
  );
  return (
    <AntdScope>
      <div ref={container}>
        <Transfer
          className={styles['transfer']}
          dataSource={items.map((item) => ({ ...item, key: item.id, title: item.label }))}
          render={({ label }) => label}
          titles={headings.map((heading) => (
            <span key={heading}>{heading}</span>
          ))}
          showSearch={{ placeholder: text('search') }}
          filterOption={(typed, { label }) => searchText(label).includes(searchText(typed))}
          showSelectAll={false}
          actions={[
            <IconButton
              key="choose"
              kind="secondary"
              size="small"
              icon={ChevronRight}
              label={text('extensions.choose')}
            />,
            <IconButton
              key="remove"
              kind="secondary"
              size="small"
              icon={ChevronLeft}
              label={text('extensions.putBack')}
            />,
          ]}
          targetKeys={[...value]}
          onChange={(keys) => onChange(keys.map(String))}
        >
          {({ direction, filteredItems, selectedKeys, onItemSelect }) =>
            filteredItems.length > 0 && (
              <ul
                className={styles['list']}
                aria-label={headings[direction === 'left' ? 0 : 1]}
                id={`${id}-${direction}`}
              >
                {filteredItems.map(({ key, label }) => (
                  <li key={key}>
                    <label className={styles['item']}>
                      <Checkbox
                        label={label}
                        checked={selectedKeys.includes(key)}
                        onChange={(checked) => onItemSelect(key, checked)}
                      />
                      <span>{label}</span>
                    </label>
                  </li>
                ))}
              </ul>
            )
          }
        </Transfer>
      </div>
    </AntdScope>
  );
}
