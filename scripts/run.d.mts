/** Bundles a TypeScript program into `node_modules/.cache`; answers the bundle's URL. */
export function bundle(entry: string): Promise<string>
