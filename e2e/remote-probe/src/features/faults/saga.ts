let fail = () => {};
const asked = new Promise<void>((resolve) => {
  fail = resolve;
});

/** Makes the saga fail. */
export const breakSaga = (): void => fail();

export function* faultsSaga() {
  yield asked;
  throw new TypeError('Maria Lopez is not a function');
}
