import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { printTable, quantile } from './table.ts'

const root = path.resolve(import.meta.dirname, '../..')
const RUNS = 5

/** Wall clock milliseconds of one run of a command. */
function wallMs(args: string[]): number {
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`)
  return performance.now() - start
}

/** Measures `npm run generate` with an empty cache and with nothing to do, and openapi-typescript alone. */
export async function benchGenerator(): Promise<void> {
  const generate = ['scripts/generate.mjs']
  const caches = ['node_modules/.cache', 'scripts/generate/node_modules/.cache']
  const cold = Array.from({ length: RUNS }, () => {
    for (const cache of caches) rmSync(path.join(root, cache), { recursive: true, force: true })
    return cpuSeconds(generate)
  })
  const warm = Array.from({ length: RUNS }, () => wallMs(generate))
  const alone = Array.from({ length: RUNS }, () =>
    cpuSeconds([
      'scripts/generate/node_modules/openapi-typescript/bin/cli.js',
      'generated/openapi.json',
      '-o',
      '/dev/null',
    ]),
  )
  printTable(`Generador (mediana de ${RUNS})`, [
    { qué: 'generate en frío', CPU: `${quantile(cold, 0.5).toFixed(2)} s`, reloj: '' },
    { qué: 'generate sin cambios', CPU: '', reloj: `${quantile(warm, 0.5).toFixed(0)} ms` },
    { qué: 'openapi-typescript solo', CPU: `${quantile(alone, 0.5).toFixed(2)} s`, reloj: '' },
  ])
}

/**
 * CPU seconds of a child process, printed by the child at its exit. Not of its own children: esbuild, which bundles the
 * generator in about 0.1 s when nothing is cached.
 */
function cpuSeconds(args: string[]): number {
  const report = `process.on('exit',()=>{const u=process.cpuUsage();process.stderr.write('\\nCPU '+(u.user+u.system)/1e6)})`
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(report)}`, ...args],
    { cwd: root, encoding: 'utf8' },
  )
  const found = /CPU ([\d.]+)/.exec(stderr)
  if (status !== 0 || !found) throw new Error(`${args.join(' ')}: ${stderr}`)
  return Number(found[1])
}
