import { useState, type ReactNode } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Icon, type LucideIcon } from '../components/icon';
import { classNames } from '../class-names';
import fieldStyles from '../form/field.module.css';
import styles from './stand-in.module.css';
import type { StandInTouch } from './use-engine';

interface StandInProps {
  id: string;
  /** What is chosen, as it reads. */
  shown: string;
  placeholder: string;
  icon: LucideIcon;
  disabled?: boolean;
  described: { 'aria-invalid'?: true; 'aria-describedby'?: string };
  /** A list opens from it, and typing searches that list. */
  opensList?: boolean;
  touch: StandInTouch;
  /** Somebody typed in it and went on before its engine was there. */
  onTyped?(text: string): void;
  onBlur(): void;
}

/** Looks as the field that it becomes once the hand comes near; what is typed meanwhile is kept. */
export function StandIn({ icon, ...input }: StandInProps) {
  return (
    <Box touch={input.touch} className={fieldStyles['selectBox']}>
      <StandInInput {...input} className={fieldStyles['control']} />
      <Icon of={icon} size={16} />
    </Box>
  );
}

/** The same with everything that is chosen of several. */
export function StandInOfSeveral({
  icon,
  chosen,
  ...input
}: Omit<StandInProps, 'shown'> & { chosen: readonly string[] }) {
  return (
    <Box touch={input.touch} className={fieldStyles['selectBox']}>
      <div className={styles['several']}>
        {chosen.map((one, index) => (
          // Not by its words: what is chosen may read alike.
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

/** The same with two ends in one field. */
export function StandInRange({
  icon,
  ends: [start, end],
  ...shared
}: Omit<StandInProps, 'id' | 'shown' | 'placeholder' | 'onTyped'> & {
  ends: readonly [StandInEnd, StandInEnd];
}) {
  return (
    <div
      className={classNames(fieldStyles['frame'], styles['range'])}
      onPointerEnter={shared.touch.onNear}
    >
      <StandInInput {...shared} {...start} />
      <Icon of={ArrowRight} size={16} />
      <StandInInput {...shared} {...end} />
      <Icon of={icon} size={16} />
    </div>
  );
}

type StandInEnd = Pick<StandInProps, 'id' | 'shown' | 'placeholder' | 'onTyped'>;

function Box({
  touch,
  className,
  children,
}: Pick<StandInProps, 'touch'> & { className?: string; children: ReactNode }) {
  return (
    <div className={classNames(styles['box'], className)} onPointerEnter={touch.onNear}>
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
  touch,
  onTyped,
  onBlur,
  className,
}: InputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // What is typed into a list's field is searched for: what is chosen reads as its placeholder.
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
        // The focus goes where the field is made of its engine: the press has no say in it any more.
        event.preventDefault();
        event.currentTarget.focus();
        touch.onPress(id);
      }}
      onFocus={() => {
        if (opensList) setTyped('');
        touch.onFocus(id);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        touch.onType(target.value);
      }}
      onKeyDown={({ key }) => {
        // It submits the form, with what was typed.
        if (key === 'Enter' && typed !== null) onTyped?.(typed);
      }}
      onBlur={() => {
        if (typed !== null) onTyped?.(typed);
        setTyped(null);
        touch.onLeave();
        onBlur();
      }}
    />
  );
}
