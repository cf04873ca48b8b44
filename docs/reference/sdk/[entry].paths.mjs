import { sdkPages } from '@praxis/tooling/docs/sdk-pages.mjs';

export default { paths: sdkPages };
