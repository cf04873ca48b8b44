/** What public pages have in common and the sign-in page does without: their texts, and their services. */
export { loadPublicTexts } from './public-texts';
export { withServices } from './services/public-services';
