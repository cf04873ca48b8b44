/** A missing or invalid file of the deployment, because of which the product cannot start. */
export class DeploymentFault extends Error {
  constructor(
    /** `/config.json` or `/remotes.json`. */
    readonly file: string,
    /** Also the key of the message: `boot.<reason>`. */
    readonly reason: 'unreachable' | 'missing' | 'notJson' | 'wrongEntry' | 'originNotAllowed',
    /** Path of the error within the file: `doctor.manifest`. */
    readonly place = '',
  ) {
    super(`${file}: ${reason} ${place}`.trim());
    this.name = 'DeploymentFault';
  }
}
