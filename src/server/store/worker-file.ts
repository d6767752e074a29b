import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * The program of the embedded store's thread. Built, it lies beside the server's bundle. From source (Node 20 can't
 * run TypeScript in a thread) it is bundled here, into node_modules/.cache under a name made of what is in it.
 */
export async function workerFile(): Promise<URL> {
  const built = new URL('./embedded-worker.mjs', import.meta.url)
  if (existsSync(built)) return built

  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./embedded-worker.ts', import.meta.url))],
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  })
  const program = outputFiles[0]?.text ?? ''
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const name = `embedded-worker-${createHash('sha256').update(program).digest('hex').slice(0, 16)}.mjs`
  const file = path.join(root, 'node_modules/.cache/store', name)
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(`${file}.${process.pid}`, program)
    renameSync(`${file}.${process.pid}`, file)
  }
  return pathToFileURL(file)
}
