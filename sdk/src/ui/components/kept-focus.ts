import { useState } from 'react';

/**
 * Props of a button that a press can disable, at the end of what it leads through. It keeps the focus
 * until it is left: a browser takes it from a disabled button, and a screen reader is nowhere then.
 * It still is pressed meanwhile, by Enter: `onPress` is not.
 */
export function useKeptFocus(disabled: boolean, onPress: () => void) {
  const [hasFocus, setHasFocus] = useState(false);
  return {
    disabled: disabled && !hasFocus,
    'aria-disabled': disabled || undefined,
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
    onClick: disabled ? undefined : onPress,
  };
}
