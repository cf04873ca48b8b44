/** The window is as narrow as a phone, until the mocks are restored. */
export const onPhone = (): void => inWindow(360);

/** The window is so many pixels wide, until the mocks are restored. */
export function inWindow(width: number): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const below = /^\(width < (\d+)px\)$/.exec(media)?.[1];
    return Object.assign(new EventTarget(), {
      media,
      matches: below !== undefined && width < Number(below),
    }) as MediaQueryList;
  });
}
