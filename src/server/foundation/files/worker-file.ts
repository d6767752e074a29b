import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const bundled = new Map<string, Promise<URL>>()

/**
 * Returns the URL of a worker thread's program. In a build it is next to the server bundle. From source it is bundled
 * once per process, because Node 20 cannot run TypeScript in a worker.
 * @param source the source file, relative to the caller: `new URL('./thing-worker.ts', import.meta.url)`
 */
export async function workerFile(source: URL): Promise<URL> {
  const built = new URL(source.href.replace(/\.ts$/, '.mjs'))
  if (existsSync(built)) return built
  const known = bundled.get(source.href) ?? bundle(source)
  bundled.set(source.href, known)
  return known
}

/** Bundles into node_modules/.cache under a name that contains a hash of the program. */
async function bundle(source: URL): Promise<URL> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(source)],
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  })
  const program = outputFiles[0]?.text ?? ''
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  const hash = createHash('sha256').update(program).digest('hex').slice(0, 16)
  const file = path.join(root, 'node_modules/.cache/workers', `${path.basename(source.pathname, '.ts')}-${hash}.mjs`)
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(`${file}.${process.pid}`, program)
    renameSync(`${file}.${process.pid}`, file)
  }
  return pathToFileURL(file)
}
