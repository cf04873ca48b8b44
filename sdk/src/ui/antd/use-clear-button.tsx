import CircleX from 'lucide-react/icons/circle-x';
import { Icon } from '../components/icon';
import { useUiText } from '../text/use-ui-text';

/** The button that empties a list's field, with a name in the reader's language: antd's is always "Clear". */
export function useClearButton(clearable: boolean) {
  const text = useUiText();
  return clearable && { label: text('clear'), clearIcon: <Icon of={CircleX} size={14} /> };
}
