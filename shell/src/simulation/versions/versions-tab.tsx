import { VersionsList } from '../../versions/versions-list';
import type { TabProps } from '../tab-props';

/** The versions of the shell and of the loaded apps. */
export default function VersionsTab({ deployment }: TabProps) {
  return <VersionsList registry={deployment.registry} />;
}
