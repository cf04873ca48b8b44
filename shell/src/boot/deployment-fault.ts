/** A file of the deployment that is missing or wrong: the product cannot start, and says why. */
export class DeploymentFault extends Error {
  constructor(
    /** `/config.json` or `/remotes.json`. */
    readonly file: string,
    /** Key of the text that says what is wrong: `boot.fault.<reason>`. */
    readonly reason: 'unreachable' | 'missing' | 'notJson' | 'wrongEntry' | 'originNotAllowed',
    /** Where in the file, as a path: `doctor.manifest`. */
    readonly place = '',
  ) {
    super(`${file}: ${reason} ${place}`.trim());
    this.name = 'DeploymentFault';
  }
}
