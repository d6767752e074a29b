/** Makes what of generated/ is missing or older than its sources. */
export function ensureGenerated(): void
