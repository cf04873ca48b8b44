import http from 'node:http';

export interface ResponseBody {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request with its path unchanged: `fetch` would resolve `..` and decode the response. */
export function ask(
  origin: string,
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<ResponseBody> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const options = { host: hostname, family: 4, port, path: address, headers, method };
    const request = http.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}
