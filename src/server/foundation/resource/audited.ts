/**
 * Returns values of the audit log with the type that the API has for them. What is written of them is checked by the
 * contract and by the rules of the update first.
 */
export const auditedAs = <T>(values: object): T => values as T
