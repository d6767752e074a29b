import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { macroF1 } from '../../src/server/knowledge/nlu/validate.ts'
import type { Measured } from './nlu.ts'
import type { Dataset } from './nlu-data.ts'
import { auroc } from './nlu-measures.ts'

// Other engines on the same data sets. Their packages are not dependencies: they are installed on demand in a cache.

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'node_modules/.cache/nlu-rivals')
const PACKAGES = ['@nlpjs/basic@4.27.0', '@nlpjs/lang-es@4.26.1', 'fasttext.wasm.js@1.0.0']

/** Output of the rival's process: its first intent and confidence for each text. */
interface RivalResult {
  test: [intent: string, confidence: number][]
  outside: [intent: string, confidence: number][]
  trainMs: number
  predictMs: number
}

/** Installs the packages once. Returns an error text on failure. */
function install(): string | undefined {
  if (existsSync(path.join(folder, 'node_modules/fasttext.wasm.js'))) return undefined
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}')
  const args = ['install', '--no-fund', '--no-audit', '--ignore-scripts', '--loglevel=error', ...PACKAGES]
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return status === 0 ? undefined : 'no se pudo instalar'
}

/** Runs a rival in its own process, because each keeps global state. Returns an error text on failure. */
function run(engine: string, { train, test, outside }: Dataset): Partial<Measured> | string {
  const problem = install()
  if (problem) return problem
  const script = path.join(root, 'scripts/bench/baseline/nlu-rival.mjs')
  const child = spawnSync(process.execPath, ['--no-warnings', script, engine, folder], {
    input: JSON.stringify({ train, test, outside }),
    maxBuffer: 1 << 28,
    encoding: 'utf8',
    timeout: 600_000,
  })
  const line = child.stdout.split('\n').find((text) => text.startsWith('RESULT '))
  if (child.status !== 0 || !line) return `falló: ${child.stderr.trim().split('\n').at(-1) ?? child.status}`
  const result = JSON.parse(line.slice(7)) as RivalResult
  const judged = test.map(({ intent }, i) => ({ wanted: intent, given: result.test[i]?.[0] }))
  const sure = (answers: RivalResult['test']) => answers.map(([, confidence]) => confidence)
  return {
    accuracy: judged.filter(({ wanted, given }) => wanted === given).length / judged.length,
    macroF1: macroF1(judged),
    auroc: auroc(sure(result.test), sure(result.outside)),
    trainMs: result.trainMs,
    predictMs: result.predictMs,
  }
}

/** Engines to compare with. Each returns its figures, or an error text. */
export const rivals: Readonly<Record<string, (parts: Dataset) => Partial<Measured> | string>> = {
  'nlp.js 4.27': (parts) => run('nlpjs', parts),
  'fastText (wasm)': (parts) => run('fasttext', parts),
}
