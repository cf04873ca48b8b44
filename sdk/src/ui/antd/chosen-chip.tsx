import type { SelectProps } from 'antd/es/select';
import X from 'lucide-react/icons/x';
import { Icon } from '../components/icon';
import { useUiText } from '../text/use-ui-text';
import styles from './chosen-chip.module.css';

type ChipProps = Parameters<NonNullable<SelectProps['tagRender']>>[0];

/**
 * A selected option of a multi-select, in antd's look. antd hides its own remove icon from screen
 * readers, so that touch and voice users could not remove a selected option.
 */
export function ChosenChip({ label, value, disabled, closable, onClose }: ChipProps) {
  const text = useUiText();
  const name = typeof label === 'string' ? label : String(value);
  return (
    <span
      title={name}
      className={`ant-select-selection-item ${disabled ? 'ant-select-selection-item-disabled' : ''}`}
    >
      <span className="ant-select-selection-item-content">{label}</span>
      {closable && (
        <button
          type="button"
          // Keyboard users remove the last option with Backspace, and any other one in the list.
          tabIndex={-1}
          aria-label={text('select.remove', { name })}
          className={`ant-select-selection-item-remove ${styles['remove']}`}
          onMouseDown={(event) => {
            // Keeps the list closed and the focus in the field.
            event.preventDefault();
            event.stopPropagation();
          }}
          onClick={onClose}
        >
          <Icon of={X} size={12} />
        </button>
      )}
    </span>
  );
}
