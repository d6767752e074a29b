// Generated from openapi/. Do not edit: npm run generate.
/** Whether a body keeps the description; `errors` tells why not. */
interface Validate {
  (body: unknown): boolean
  errors?: unknown
}
export declare const answers: Record<string, Record<string, Validate>>
