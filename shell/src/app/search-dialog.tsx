import { useState, type KeyboardEvent } from 'react';
import Search from 'lucide-react/icons/search';
import { useLanguage, useTranslation, type MenuEntry, type Navigation } from '@praxis/sdk';
import { useNavigate } from '@praxis/sdk/router';
import { EmptyState, Icon } from '@praxis/sdk/ui';
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
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [selected, setSelected] = useState(0);
  const found = pagesOf(navigation).filter(({ label }) =>
    label[language].toLocaleLowerCase(language).includes(text.trim().toLocaleLowerCase(language)),
  );
  const active = Math.min(selected, found.length - 1);

  const go = (entry: MenuEntry | undefined) => {
    if (!entry) return;
    onClose();
    void navigate(entry.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(found[active]);
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
        id="page-search-list"
        role="listbox"
        aria-label={t('search.open')}
        className={styles.list}
      >
        {found.map((entry, index) => (
          // The combobox keeps the focus and handles the keyboard; pointers select as well.
          <li
            key={entry.path}
            id={`page-search-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={() => go(entry)}
          >
            <Icon of={entry.icon} />
            {entry.label[language]}
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
