import de from '../../titles/de.json';
import en from '../../titles/en.json';
import fr from '../../titles/fr.json';
import pt from '../../titles/pt.json';
import deTexts from './texts/de.json';
import enTexts from './texts/en.json';
import frTexts from './texts/fr.json';
import ptTexts from './texts/pt.json';

it.each([
  ['en', en, enTexts],
  ['de', de, deTexts],
  ['fr', fr, frTexts],
  ['pt', pt, ptTexts],
])(
  'has unique section names in %s, because the menu and the search list them',
  (_name, titles, texts) => {
    const { sections } = texts.kit;
    const names = Object.values(sections).map(({ title }) => title);
    expect(names).toEqual([...new Set(names)]);
    const inMenu = Object.keys(sections).map((key) => (titles as Record<string, unknown>)[key]);
    expect(inMenu).toEqual(names);
  },
);
