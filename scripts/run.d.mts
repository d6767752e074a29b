/** Bundles a TypeScript program into `node_modules/.cache` and resolves with the bundle's URL. */
export function bundle(entry: string): Promise<string>
