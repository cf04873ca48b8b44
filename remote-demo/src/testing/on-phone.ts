/** The window is as narrow as a phone, until the mocks are restored. */
export function onPhone(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('640px'),
      }) as MediaQueryList,
  );
}
