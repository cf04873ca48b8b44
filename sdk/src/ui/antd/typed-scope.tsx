import { createContext, useContext, type ComponentProps, type ReactNode } from 'react';
import { AntdScope } from './antd-scope';
import styles from './date-fields.module.css';

interface TypedState {
  /** Text that the input shows instead of antd's. */
  text: string | null;
  /**
   * ARIA and data attributes. antd's own `aria-invalid` also applies to text while it is typed, and remains
   * after a date is picked.
   */
  attributes: object;
  onEdit(text: string): void;
}

export interface TypedScopeProps {
  container(element: HTMLElement | null): void;
  /** State of each input, by its id. */
  inputs: Readonly<Record<string, TypedState>>;
  /** Called on a click outside of the inputs: in the list, or on the button that clears the field. */
  onPick(): void;
  children: ReactNode;
}

/** Surroundings of a picker with `typedInput`. */
export function TypedScope({ container, inputs, onPick, children }: TypedScopeProps) {
  return (
    <AntdScope>
      <div
        ref={container}
        className={styles['around']}
        // Includes clicks in the list: React's events bubble through portals.
        onClickCapture={({ target }) => {
          if (!(target instanceof HTMLInputElement)) onPick();
        }}
      >
        <TypedInputContext value={inputs}>{children}</TypedInputContext>
      </div>
    </AntdScope>
  );
}

const TypedInputContext = createContext<TypedScopeProps['inputs']>({});

/** Input of a picker, which keeps the typed text while antd changes its own. */
function TypedInput({ value, onChange, ...input }: ComponentProps<'input'>) {
  const typed = useContext(TypedInputContext)[input.id ?? ''];
  return (
    <input
      {...input}
      aria-invalid={undefined}
      {...typed?.attributes}
      value={typed?.text ?? value}
      onChange={(event) => {
        typed?.onEdit(event.target.value);
        onChange?.(event);
      }}
    />
  );
}

/** The `components` of a picker: an object of its own would mount the input again on each render. */
export const typedInput = { input: TypedInput };
