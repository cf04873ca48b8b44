import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import Search from 'lucide-react/icons/search';
import { useTranslation, type MenuEntry, type RecordResult } from '@praxis/sdk';
import { Avatar, EmptyState, Icon, Link, Loading } from '@praxis/sdk/ui';
import { Modal } from '@praxis/sdk/ui/modal';
import styles from './search-combobox.module.css';

/** A page has an icon, a record a picture. */
type SearchOption = RecordResult & Partial<Pick<MenuEntry, 'icon'>>;

export interface SearchGroup {
  /** Heading; pages have none. */
  label?: string;
  options: readonly SearchOption[];
}

interface Props {
  /** Accessible name and placeholder of the field. */
  label: string;
  text: string;
  onType(text: string): void;
  groups: readonly SearchGroup[];
  /** More options may follow. */
  pending?: boolean;
  /** Shown below the options. */
  children?: ReactNode;
  onClose(): void;
}

/** Dialog with a text field and the links that match: arrow keys select, Enter opens. */
export function SearchCombobox({
  label,
  text,
  onType,
  groups,
  pending = false,
  children,
  onClose,
}: Props) {
  const { t } = useTranslation('shell');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  /** Enter was pressed before there was an option to open. */
  const entered = useRef(false);
  const options = groups.flatMap((group) => group.options);
  const active = Math.min(selected, options.length - 1);

  const open = (index: number) => list.current?.querySelectorAll('a')[index]?.click();
  useEffect(() => {
    if (!entered.current || (pending && options.length === 0)) return;
    entered.current = false;
    open(0);
  }, [pending, options.length]);

  const select = (index: number) => {
    setSelected(index);
    list.current?.querySelectorAll('a')[index]?.scrollIntoView?.({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = Math.max(options.length, 1);
    if (event.key === 'Enter') {
      entered.current = pending && options.length === 0;
      open(active);
    } else if (event.key === 'ArrowDown') select((active + 1) % count);
    else if (event.key === 'ArrowUp') select((active - 1 + count) % count);
    else return;
    event.preventDefault();
  };

  return (
    <Modal title={t('search.open')} width="small" onClose={onClose}>
      <div className={styles.field}>
        <Icon of={Search} />
        <input
          role="combobox"
          data-autofocus
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={options[active] && `${id}-${active}`}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            entered.current = false;
            onType(event.target.value);
            setSelected(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.results}>
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('search.open')}
          aria-busy={pending}
          className={styles.list}
        >
          {groups.map((group) => (
            <div
              key={group.label ?? ''}
              role={group.label ? 'group' : 'presentation'}
              aria-label={group.label}
            >
              {group.label && group.options.length > 0 && (
                <div aria-hidden className={styles.heading}>
                  {group.label}
                </div>
              )}
              {group.options.map((option) => {
                const index = options.indexOf(option);
                return (
                  <div
                    key={option.path}
                    role="presentation"
                    // A link that opens a new tab leaves the event to the browser, and the dialog open.
                    onClick={(event) => {
                      if (event.defaultPrevented) onClose();
                    }}
                  >
                    {/* The combobox keeps the focus and handles the keyboard. */}
                    <Link
                      to={option.path}
                      id={`${id}-${index}`}
                      role="option"
                      aria-selected={index === active}
                      tabIndex={-1}
                      onPointerDown={(event) => event.preventDefault()}
                    >
                      {option.icon ? (
                        <Icon of={option.icon} />
                      ) : (
                        <Avatar name={option.name} src={option.avatarUrl} size={28} />
                      )}
                      <span className={styles.name}>
                        {option.name}
                        {option.detail && <small>{option.detail}</small>}
                      </span>
                    </Link>
                  </div>
                );
              })}
            </div>
          ))}
        </div>
        {pending && options.length === 0 && <Loading shape="table" count={3} />}
        {children}
        {/* The live region is rendered before its text, so that the text is announced. */}
        <div role="status">
          {options.length === 0 && !pending && !children && (
            <EmptyState drawing="search" title={t('search.none', { text })} />
          )}
        </div>
      </div>
    </Modal>
  );
}
