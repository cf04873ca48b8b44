import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Icon } from '../components/icon';
import { IconButton } from '../components/icon-button';
import { useUiText } from '../text/use-ui-text';
import { usePhone } from '../use-phone';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  /** What is searched for. */
  value: string;
  /** Called when the typing pauses, and at once on Enter. */
  onSearch(q: string): void;
  /** What is searched; "Search" where it is left out. */
  label?: string;
  /** Milliseconds of pause. */
  pause?: number;
}

/** Searches while somebody types, without asking at every letter. Escape empties it. */
export const SearchBox = memo(function SearchBox(props: SearchBoxProps) {
  const { value, onSearch, label, pause = 30 } = props;
  const text = useUiText();
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What is searched for, and after it what was asked for since and is still on its way. */
  const asked = useRef([value]);

  useLayoutEffect(() => {
    const at = asked.current.indexOf(value);
    asked.current = at === -1 ? [value] : asked.current.slice(at);
    // Back, or a cleared filter, changed it from outside. What was asked for here says nothing new:
    // more may have been typed since.
    if (at === -1) setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (q: string, after: number) => {
    setTyped(q);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const [shown, ...onTheWay] = asked.current;
      if (q.trim() === shown && onTheWay.length === 0) return;
      asked.current.push(q.trim());
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
        // A phone has no room for what is searched: cut, it says less than the one word.
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
