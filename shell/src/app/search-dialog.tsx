import { useRef, useState, type KeyboardEvent } from 'react';
import Search from 'lucide-react/icons/search';
import { useLanguage, useTranslation, type MenuEntry, type Navigation } from '@praxis/sdk';
import { EmptyState, Icon, Link } from '@praxis/sdk/ui';
import { Modal } from '@praxis/sdk/ui/modal';
import styles from './page-search.module.css';

interface Props {
  navigation: Navigation;
  onClose(): void;
}

/** Filters the role's pages by name; arrow keys select, Enter navigates. */
export default function SearchDialog({ navigation, onClose }: Props) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const [selected, setSelected] = useState(0);
  const found = pagesOf(navigation).filter(({ label }) =>
    label[language].toLocaleLowerCase(language).includes(text.trim().toLocaleLowerCase(language)),
  );
  const active = Math.min(selected, found.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') list.current?.querySelectorAll('a')[active]?.click();
    else if (event.key === 'ArrowDown') setSelected((active + 1) % Math.max(found.length, 1));
    else if (event.key === 'ArrowUp')
      setSelected((active - 1 + found.length) % Math.max(found.length, 1));
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
          aria-controls="page-search-list"
          aria-activedescendant={found[active] && `page-search-${active}`}
          aria-label={t('search.placeholder')}
          placeholder={t('search.placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setSelected(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <ul
        ref={list}
        id="page-search-list"
        role="listbox"
        aria-label={t('search.open')}
        className={styles.list}
      >
        {found.map((entry, index) => (
          <li
            key={entry.path}
            role="presentation"
            // A link that opens a new tab leaves the event to the browser, and the dialog open.
            onClick={(event) => {
              if (event.defaultPrevented) onClose();
            }}
          >
            {/* The combobox keeps the focus and handles the keyboard. */}
            <Link
              to={entry.path}
              id={`page-search-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              onPointerDown={(event) => event.preventDefault()}
            >
              <Icon of={entry.icon} />
              {entry.label[language]}
            </Link>
          </li>
        ))}
      </ul>
      {/* The live region is rendered before its text, so that the text is announced. */}
      <div role="status">
        {found.length === 0 && <EmptyState drawing="search" title={t('search.none', { text })} />}
      </div>
    </Modal>
  );
}

function pagesOf({ menu, profileMenu }: Navigation): MenuEntry[] {
  const all = [...menu.flatMap(({ entries }) => entries), ...profileMenu];
  return all.filter((entry, index) => all.findIndex(({ path }) => path === entry.path) === index);
}
