/**
 * Maximum of each figure. `times...` are multiples of the federated reference's figure in the same
 * round, because machines differ. Milliseconds on a throttled CPU apply to a machine on which
 * antd's table takes 150 ms for its next page, and are compared as multiples of that too
 * (press-figures.mjs).
 */
export const budgets = {
  signIn: {
    timesReference: 0.8,
    timesBlocking: 0.5,
    scriptKilobytes: 195,
    layoutShift: 0.01,
  },
  landing: {
    timesReference: 1.45,
    timesBlocking: 1,
    scriptKilobytes: 325,
    layoutShift: 0.01,
    heapMegabytes: 12,
  },
  /** The doctor's patients and appointments. */
  list: { timesReference: 1.5, scriptKilobytes: 340, layoutShift: 0.01 },
  /** Email, shop, invoices, users and calendar of the demo area, with each page's own code. */
  demoPage: { timesReference: 1.6, ownKilobytes: 45 },
  /** With 4x CPU throttling. */
  demoPresses: {
    folderMs: 300,
    mailMs: 200,
    sortMs: 120,
    filterMs: 120,
    nextPageMs: 110,
    viewMs: 350,
    completeMs: 120,
  },
  /** The demo area's analytics with all charts drawn; its skin is switched with CPU throttling. */
  dashboard: { timesReference: 1.9, allKilobytes: 560, blockingMs: 400, skinMs: 200 },
  /** With `backEnd` at an API that responds immediately. */
  landingWithApi: { timesReference: 1.2, scriptKilobytes: 250, layoutShift: 0.01 },
  publicPage: { timesReference: 1.2, scriptKilobytes: 200 },
  signInToDashboardMs: 700,
  /** Multiple of the reference's second visit. */
  secondVisitTimesReference: 1.2,
  /**
   * From a click to other rows, as multiples of the time that antd's table takes for its next page.
   */
  listInteractions: {
    timesReference: 1,
    openTimesReference: 2,
    longestTaskMs: 100,
    searchWaitMs: 100,
  },
  remoteLandingKilobytes: 30,
  /** All JavaScript of an app in one language. */
  appKilobytes: { doctor: 90, patient: 70 },
  /** 5,000 emails and 1,000 products, without throttling. */
  largeDemo: { mailPageMs: 100, mailFilterMs: 100, productPageMs: 100, productFilterMs: 100 },
  /** Main-thread time per frame while 10,000 rows are scrolled, without throttling. */
  largeTable: { longFrames: 0 },
  /** 2,000 subscribers and a week of 200 appointments, without throttling. */
  largePractice: { tabSwitchMs: 80, weekMs: 300 },
  devRebuildMs: 2000,
  cleanBuildSeconds: 90,
};
