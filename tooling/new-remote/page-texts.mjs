/** @param {unknown} value */
export const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

const texts = {
  en: ['Overview', 'Nothing to do', 'What needs your attention appears here.'],
  de: ['Überblick', 'Nichts zu tun', 'Hier erscheint, was Ihre Aufmerksamkeit braucht.'],
  fr: ['Aperçu', 'Rien à faire', 'Ce qui demande votre attention apparaît ici.'],
  pt: ['Visão geral', 'Nada a fazer', 'O que precisa da sua atenção aparece aqui.'],
};

/**
 * Text files of the first page, by path.
 * @returns {Record<string, string>}
 */
export const textsOf = () =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, [title, empty, emptyText]]) => [
      [`src/titles/${language}.json`, json({ overview: title })],
      [
        `src/features/overview/texts/${language}.json`,
        json({ overview: { title, empty, emptyText } }),
      ],
    ]),
  );
