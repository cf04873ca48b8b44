import type { SelectProps } from 'antd/es/select';
import X from 'lucide-react/icons/x';
import { Icon } from '../components/icon';
import { useUiText } from '../text/use-ui-text';
import styles from './chosen-chip.module.css';

type ChipProps = Parameters<NonNullable<SelectProps['tagRender']>>[0];

/**
 * One that is chosen among several, in antd's look. antd hides the cross of its own from a screen
 * reader: nobody could take out by touch or voice what was chosen first.
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
          // By keyboard, Backspace takes out the last one and the list any other.
          tabIndex={-1}
          aria-label={text('select.remove', { name })}
          className={`ant-select-selection-item-remove ${styles['remove']}`}
          onMouseDown={(event) => {
            // The press neither opens the list nor takes the focus out of the field.
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
