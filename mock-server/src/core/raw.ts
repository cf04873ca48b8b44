/** A request before routing and parsing. */
export interface RawRequest {
  method: string;
  /** Without the query. */
  path: string;
  query: string;
  body: string;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
}

export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  /** JSON, or empty. */
  body: string;
}
