/** The name of a language (ISO 639-1) in the language of the screen. */
export function languageName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
}
