/**
 * The id of an app from the name of its package: `@hospital/remote-nurse` is the app `nurse`.
 * @param {string} name
 */
export const idOfPackage = (name) => name.replace(/^.*\//, '').replace(/^remote-/, '');
