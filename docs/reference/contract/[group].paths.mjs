import { endpointPages } from '@praxis/tooling/docs/endpoint-pages.mjs';

export default { paths: endpointPages };
