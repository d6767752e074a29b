/** Generates the files of generated/ that are missing or outdated. */
export function ensureGenerated(): void
