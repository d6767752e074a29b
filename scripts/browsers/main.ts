import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { minimumVersions, OF_PACKAGES } from './minimum-versions.ts'
import { type Fault, ownMembers, scriptFaults } from './script.ts'
import { styleFaults } from './style.ts'

// Fails if the widget or the console uses a feature that the oldest browsers of README.md lack.

const root = path.resolve(import.meta.dirname, '../..')

/** All files that the widget's bundles contain, including those of packages. */
async function widgetFiles(): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/widget/frame/main.tsx', 'src/widget/loader/main.ts', 'src/widget/frame/lazy/tap.ts'],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'none',
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  return Object.keys(metafile.inputs)
}

const consoleFiles = () =>
  ['src/console', 'src/contract'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css|js)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  )

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const isScript = (file: string) => /\.[cm]?[jt]sx?$/.test(file)
const parts = { widget: await widgetFiles(), console: consoleFiles() }
const sources = [...parts.widget, ...parts.console, 'generated/api.d.ts', 'generated/events.ts']
const ours = new Set([
  // from react-hook-form
  'watch',
  ...OF_PACKAGES,
  ...sources
    .filter((file) => isScript(file) && !file.includes('node_modules'))
    .flatMap((file) => ownMembers(file, read(file))),
])

let found = 0
for (const part of ['widget', 'console'] as const)
  for (const file of parts[part]) {
    const floor = minimumVersions[part]
    const faults: Fault[] = isScript(file)
      ? scriptFaults(file, read(file), floor, ours)
      : styleFaults(read(file), floor)
    for (const { line, name, lacking } of faults) {
      found++
      console.log(
        `${file}:${line}  ${name}: the ${part} supports browsers without it (available since ${lacking.join(', ')})`,
      )
    }
  }
if (found > 0) {
  console.log('→ check for it before use (x?.(), typeof, in, @supports), or avoid it')
  process.exit(1)
}
