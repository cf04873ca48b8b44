/** Sets the viewport to a phone's width until the mocks are restored. */
export const setPhoneViewport = (): void => setViewportWidth(360);

/** Sets the viewport's width in pixels until the mocks are restored. */
export function setViewportWidth(width: number): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const below = /^\(width < (\d+)px\)$/.exec(media)?.[1];
    return Object.assign(new EventTarget(), {
      media,
      matches: below !== undefined && width < Number(below),
    }) as MediaQueryList;
  });
}
