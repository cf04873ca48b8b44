import CircleX from 'lucide-react/icons/circle-x';
import { Icon } from '../components/icon';
import { useUiText } from '../text/use-ui-text';

/** Returns antd's `allowClear` with a translated button name: antd's own is always "Clear". */
export function useClearButton(clearable: boolean) {
  const text = useUiText();
  return clearable && { label: text('clear'), clearIcon: <Icon of={CircleX} size={14} /> };
}
