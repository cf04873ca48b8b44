import { VersionsList } from '../../versions/versions-list';
import type { TabProps } from '../tab-props';

/** Which versions of the shell and of the apps this page is made of. */
export default function VersionsTab({ deployment }: TabProps) {
  return <VersionsList registry={deployment.registry} />;
}
