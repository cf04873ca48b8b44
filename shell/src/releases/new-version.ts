import { createWatched } from '../boot/watched';
import { i18n } from '../language/i18n';

/**
 * Whether another version is deployed: `unknown` without a check, `asked` while checking after a failed
 * file, `there` if there is one.
 */
export const newVersion = createWatched<'unknown' | 'asked' | 'there'>('unknown');

/** The number of cards on the page that announce it; a toast would be redundant. */
export const cards = { shown: 0 };

/** The text of the toast. */
export const noticeText = (): string => i18n.t('newVersion.notice');
