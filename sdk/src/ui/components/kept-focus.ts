import { useState } from 'react';

/**
 * Returns the props of a button that its own click can disable, such as Next on the last page. It is
 * disabled only after blur: browsers take the focus from a disabled button, and screen reader users lose
 * their place. Until then, `onPress` is not called.
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
