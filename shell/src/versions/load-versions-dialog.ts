/** The dialog of the versions, with its texts. */
export async function loadVersionsDialog() {
  const [dialog, { loadVersionsTexts }] = await Promise.all([
    import(/* webpackChunkName: "versions" */ './versions-dialog'),
    import(/* webpackChunkName: "versions" */ './versions-texts'),
  ]);
  await loadVersionsTexts();
  return dialog;
}
