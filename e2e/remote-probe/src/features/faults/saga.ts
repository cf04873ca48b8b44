let fail = () => {};
const requested = new Promise<void>((resolve) => {
  fail = resolve;
});

/** Makes the saga fail. */
export const breakSaga = (): void => fail();

export function* faultsSaga() {
  yield requested;
  throw new TypeError('Maria Lopez is not a function');
}
