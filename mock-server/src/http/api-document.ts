import { demoEndpoints } from '@praxis/contract/demo/all';
import { allEndpoints } from '@praxis/contract/endpoints/all';
import { openApi, type OpenApiDocument } from '@praxis/contract/openapi/openapi';
import { controlEndpoints } from './control-endpoints';

/**
 * Generates the OpenAPI description of every endpoint that the simulated back end serves over HTTP.
 */
export const describeApi = (version: string): OpenApiDocument =>
  openApi(
    [
      { endpoints: allEndpoints },
      { title: 'Demo', endpoints: demoEndpoints },
      { endpoints: controlEndpoints },
    ],
    { title: 'Praxis API', version, servers: ['/'] },
  );
