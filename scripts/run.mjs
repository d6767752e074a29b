// Runs a TypeScript program on Node versions without type stripping: bundles it with esbuild (packages stay external)
// into node_modules/.cache and imports it. `node scripts/run.mjs <file.ts> [arguments]`
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { ensureGenerated, hasGeneratedFiles } from './setup/generated.mjs'

/** The nearest folder with a package.json, from which the program's packages are resolved. */
function packageOf(file) {
  const folder = path.dirname(file)
  return existsSync(path.join(folder, 'package.json')) ? folder : packageOf(folder)
}

export async function bundle(entry) {
  const root = path.resolve(import.meta.dirname, '..')
  const file = path.resolve(entry)
  const outfile = path.join(
    packageOf(file),
    'node_modules/.cache/run',
    `${path.relative(root, file).replaceAll(path.sep, '.')}.mjs`,
  )
  mkdirSync(path.dirname(outfile), { recursive: true })
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'warning',
    // Keep import.meta.dirname and import.meta.url of the source file, so that relative paths still resolve.
    plugins: [
      {
        name: 'import-meta',
        setup({ onLoad }) {
          onLoad({ filter: /\.[cm]?tsx?$/, namespace: 'file' }, async ({ path: source }) => {
            const { readFile } = await import('node:fs/promises')
            const text = await readFile(source, 'utf8')
            const head = `const __dirname_ = ${JSON.stringify(path.dirname(source))}, __url_ = ${JSON.stringify(pathToFileURL(source).href)};`
            return {
              contents: /import\.meta\.(dirname|url)/.test(text)
                ? head + text.replaceAll('import.meta.dirname', '__dirname_').replaceAll('import.meta.url', '__url_')
                : text,
              loader: source.endsWith('x') ? 'tsx' : 'ts',
            }
          })
        },
      },
    ],
  })
  return pathToFileURL(outfile).href
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [entry, ...rest] = process.argv.slice(2)
  // A fresh clone has no uncommitted generated files yet. Outdated ones are not regenerated here: update them when you
  // change the sources.
  if (!hasGeneratedFiles()) ensureGenerated()
  const url = await bundle(entry)
  process.argv = [process.argv[0], entry, ...rest]
  await import(url)
}
