import { createWatched } from '../boot/watched';
import { i18n } from '../language/i18n';

/**
 * Whether a version is deployed that this page is not of: nobody has asked, it is being asked because a
 * file did not come, or there is one.
 */
export const newVersion = createWatched<'unknown' | 'asked' | 'there'>('unknown');

/** How many cards in the page say that there is one: a toast beside them would say it twice. */
export const cards = { shown: 0 };

/** What the toast says. */
export const noticeText = (): string => i18n.t('newVersion.notice');
