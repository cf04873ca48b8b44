import { useState } from 'react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { IconButton } from '../components/icon-button';
import { useUiText } from '../text/use-ui-text';
import { TextField, type TextFieldProps } from './text-field';

/** Password field, with a button that shows the password. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const text = useUiText();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          size="small"
          icon={shown ? EyeOff : Eye}
          label={text(shown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
