import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Icon } from '../components/icon';
import { IconButton } from '../components/icon-button';
import { useUiText } from '../text/use-ui-text';
import { usePhone } from '../media';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  /** Current search text. */
  value: string;
  /** Called when typing pauses, and immediately on Enter. */
  onSearch(q: string): void;
  /** Accessible name; "Search" by default. */
  label?: string;
  /** Debounce delay in milliseconds. */
  pause?: number;
}

/** Searches as the user types, debounced. Escape clears it. */
export const SearchBox = memo(function SearchBox(props: SearchBoxProps) {
  const { value, onSearch, label, pause = 30 } = props;
  const text = useUiText();
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The current search, followed by the pending ones. */
  const searches = useRef([value]);

  useLayoutEffect(() => {
    const at = searches.current.indexOf(value);
    searches.current = at === -1 ? [value] : searches.current.slice(at);
    // Changed from outside, by Back or a cleared filter. A search of this box must not overwrite the
    // input: more may have been typed since.
    if (at === -1) setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (q: string, after: number) => {
    setTyped(q);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const [shown, ...pending] = searches.current;
      if (q.trim() === shown && pending.length === 0) return;
      searches.current.push(q.trim());
      onSearch(q.trim());
    }, after);
  };
  const isPhone = usePhone();
  const name = label ?? text('search');
  return (
    <div className={styles['box']}>
      <Icon of={Search} />
      <input
        type="search"
        className={styles['input']}
        aria-label={name}
        // The full label would be truncated on a phone.
        placeholder={isPhone ? text('search') : name}
        value={typed}
        onChange={(event) => search(event.target.value, pause)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(typed, 0);
          if (event.key === 'Escape' && typed !== '') {
            event.stopPropagation();
            search('', 0);
          }
        }}
      />
      {typed !== '' && (
        <IconButton size="small" icon={X} label={text('clear')} onClick={() => search('', 0)} />
      )}
    </div>
  );
});
