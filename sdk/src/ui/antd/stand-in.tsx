import { useState, type ReactNode } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Icon, type LucideIcon } from '../components/icon';
import { classNames } from '../class-names';
import fieldStyles from '../form/field.module.css';
import styles from './stand-in.module.css';
import type { StandInHandlers } from './use-engine';

interface StandInProps {
  id: string;
  /** The formatted value. */
  shown: string;
  placeholder: string;
  icon: LucideIcon;
  disabled?: boolean;
  described: { 'aria-invalid'?: true; 'aria-describedby'?: string };
  /** It opens a list, which typing filters. */
  opensList?: boolean;
  handlers: StandInHandlers;
  /** Called with typed text when the user leaves the field, or submits, before the engine is loaded. */
  onTyped?(text: string): void;
  onBlur(): void;
}

/** Lightweight input that antd's field replaces on interaction; text that is typed before is kept. */
export function StandIn({ icon, ...input }: StandInProps) {
  return (
    <Box handlers={input.handlers} className={fieldStyles['selectBox']}>
      <StandInInput {...input} className={fieldStyles['control']} />
      <Icon of={icon} size={16} />
    </Box>
  );
}

/** Stand-in of a multi-select, with the selected options. */
export function StandInOfSeveral({
  icon,
  chosen,
  ...input
}: Omit<StandInProps, 'shown'> & { chosen: readonly string[] }) {
  return (
    <Box handlers={input.handlers} className={fieldStyles['selectBox']}>
      <div className={styles['several']}>
        {chosen.map((one, index) => (
          // Keyed by index: several options may have the same text.
          <span key={index} className={styles['chosen']}>
            {one}
          </span>
        ))}
        <StandInInput
          {...input}
          shown=""
          placeholder={chosen.length > 0 ? '' : input.placeholder}
        />
      </div>
      <Icon of={icon} size={16} />
    </Box>
  );
}

/** Stand-in of a range, with two inputs in one field. */
export function StandInRange({
  icon,
  ends: [start, end],
  ...shared
}: Omit<StandInProps, 'id' | 'shown' | 'placeholder' | 'described' | 'onTyped'> & {
  ends: readonly [StandInEnd, StandInEnd];
}) {
  return (
    <div
      className={classNames(fieldStyles['frame'], styles['range'])}
      onPointerEnter={shared.handlers.onHover}
    >
      <StandInInput {...shared} {...start} />
      <Icon of={ArrowRight} size={16} />
      <StandInInput {...shared} {...end} />
      <Icon of={icon} size={16} />
    </div>
  );
}

type StandInEnd = Pick<
  StandInProps,
  'id' | 'shown' | 'placeholder' | 'described' | 'handlers' | 'onTyped'
>;

function Box({
  handlers,
  className,
  children,
}: Pick<StandInProps, 'handlers'> & { className?: string; children: ReactNode }) {
  return (
    <div className={classNames(styles['box'], className)} onPointerEnter={handlers.onHover}>
      {children}
    </div>
  );
}

type InputProps = Omit<StandInProps, 'icon'> & { className?: string };

function StandInInput({
  id,
  shown,
  placeholder,
  disabled,
  described,
  opensList = false,
  handlers,
  onTyped,
  onBlur,
  className,
}: InputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // While the user searches, the selected value becomes the placeholder.
  const searches = opensList && typed !== null;
  return (
    <input
      {...described}
      {...(opensList && { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false })}
      id={id}
      type="text"
      autoComplete="off"
      disabled={disabled}
      className={className}
      placeholder={searches && shown ? shown : placeholder}
      value={searches ? typed : (typed ?? shown)}
      onMouseDown={(event) => {
        // Focuses by script: the browser's default would come after the engine has replaced the input.
        event.preventDefault();
        event.currentTarget.focus();
        handlers.onPress(id);
      }}
      onFocus={() => {
        if (opensList) setTyped('');
        handlers.onFocus(id);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        handlers.onType(target.value);
      }}
      onKeyDown={({ key }) => {
        // Enter submits the form, with the typed text.
        if (key === 'Enter' && typed !== null) onTyped?.(typed);
      }}
      onBlur={() => {
        if (typed !== null) onTyped?.(typed);
        setTyped(null);
        handlers.onLeave();
        onBlur();
      }}
    />
  );
}
