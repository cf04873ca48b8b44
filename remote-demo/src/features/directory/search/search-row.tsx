import { useEffect, useRef } from 'react';
import Star from 'lucide-react/icons/star';
import { useTranslation } from '@praxis/sdk';
import { Avatar, Icon, useIntlLanguage } from '@praxis/sdk/ui';
import { classNames } from '@praxis/sdk/ui/class-names';
import { sizeText } from '../../../shared/file-size';
import type { DirectoryEntry } from '../directory-entry';
import { nameOf, type Found } from './found';
import styles from './search-dialog.module.css';
import type { Chosen } from './use-combobox';

interface Props {
  id: string;
  found: Found;
  /** The cell that the keys have chosen, where it is one of this row. */
  chosen: Chosen['cell'] | null;
  onOpen(): void;
  onStar(page: DirectoryEntry): void;
}

/** The id of the element that the keys have chosen. */
export const chosenId = (rowId: string, cell: Chosen['cell']) =>
  cell === 'star' ? `${rowId}-star` : rowId;

/** A result: pressed it opens, and its star sets or takes away the bookmark of a page. */
export function SearchRow({ id, found, chosen, onOpen, onStar }: Props) {
  const { t } = useTranslation('demo');
  const language = useIntlLanguage();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  const page = found.kind === 'page' ? found.page : null;
  return (
    <div
      ref={row}
      id={id}
      role="row"
      aria-selected={chosen === 'open'}
      className={classNames(styles['row'], chosen && styles['chosen'])}
    >
      <div role="gridcell" className={styles['cell']}>
        {/* The field holds the focus and has the keys. */}
        <button
          type="button"
          tabIndex={-1}
          className={styles['open']}
          onPointerDown={stay}
          onClick={onOpen}
        >
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
        </button>
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
            onPointerDown={stay}
            onClick={() => onStar(page)}
          >
            <Icon of={Star} size={16} />
          </button>
        </div>
      )}
    </div>
  );
}

/** What is pressed takes no focus. */
const stay = (event: { preventDefault(): void }) => event.preventDefault();

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
