import { useEffect, useRef, type MouseEvent } from 'react';
import Star from 'lucide-react/icons/star';
import { useTranslation } from '@praxis/sdk';
import { Avatar, Icon, Link, useIntlLanguage } from '@praxis/sdk/ui';
import { classNames } from '@praxis/sdk/ui/class-names';
import { sizeText } from '../../../shared/file-size';
import type { DirectoryEntry } from '../directory-entry';
import { nameOf, type SearchResult } from './search-result';
import styles from './search-dialog.module.css';
import type { Chosen } from './use-combobox';

interface Props {
  id: string;
  found: SearchResult;
  /** Active cell of this row, if any. */
  chosen: Chosen['cell'] | null;
  onOpen(): void;
  onStar(page: DirectoryEntry): void;
}

/** Id of the active element. */
export const chosenId = (rowId: string, cell: Chosen['cell']) =>
  cell === 'star' ? `${rowId}-star` : rowId;

/** Search result: opens on click; the star of a page toggles its bookmark. */
export function SearchRow({ id, found, chosen, onOpen, onStar }: Props) {
  const { t } = useTranslation('demo');
  const language = useIntlLanguage();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  const page = found.kind === 'page' ? found.page : null;
  /** Leaves a click that opens a new tab to the browser. */
  const openHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  // The text field keeps the focus and handles the keys.
  const cell = { tabIndex: -1, className: styles['open'], onPointerDown: keepFocus };
  const content = (
    <>
      <Picture found={found} />
      <span className={styles['words']}>
        <span className={styles['name']}>{nameOf(found)}</span>
        {found.kind !== 'page' && (
          <span className={styles['detail']}>
            {found.kind === 'file'
              ? t('directory.fileOf', {
                  name: found.file.by,
                  size: sizeText(found.file.size, language),
                })
              : found.contact.email}
          </span>
        )}
      </span>
    </>
  );
  return (
    <div
      ref={row}
      id={id}
      role="row"
      aria-selected={chosen === 'open'}
      className={classNames(styles['row'], chosen && styles['chosen'])}
    >
      <div role="gridcell" className={styles['cell']}>
        {page ? (
          <Link to={page.path} {...cell} onClick={openHere}>
            {content}
          </Link>
        ) : (
          <button type="button" {...cell} onClick={onOpen}>
            {content}
          </button>
        )}
      </div>
      {page && (
        <div role="gridcell">
          <button
            type="button"
            id={chosenId(id, 'star')}
            tabIndex={-1}
            className={classNames(styles['star'], chosen === 'star' && styles['starChosen'])}
            aria-label={t('directory.bookmark', { name: page.label })}
            aria-pressed={page.isBookmarked}
            onPointerDown={keepFocus}
            onClick={() => onStar(page)}
          >
            <Icon of={Star} size={16} />
          </button>
        </div>
      )}
    </div>
  );
}

/** Keeps the focus in the text field. */
const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();

function Picture({ found }: Pick<Props, 'found'>) {
  if (found.kind === 'page')
    return (
      <span className={styles['icon']}>
        <Icon of={found.page.icon} />
      </span>
    );
  if (found.kind === 'contact')
    return <Avatar name={found.contact.title} src={found.contact.img} size={28} />;
  return <img className={styles['file']} src={found.file.file} alt="" width={28} height={28} />;
}
