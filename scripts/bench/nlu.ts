import path from 'node:path'
import { loadModel, type TrainingSet, trainModel } from '../../src/server/knowledge/nlu/index.ts'
import { macroF1 } from '../../src/server/knowledge/nlu/validate.ts'
import { type Dataset, readDataset } from './nlu-data.ts'
import { generateDataset } from './nlu-generated.ts'
import { auroc, spanF1 } from './nlu-measures.ts'
import { rivals } from './nlu-rivals.ts'
import { printTable, quantile } from './table.ts'

/** Figures of one engine on one data set; NaN where the set has no data for a measure. */
export interface Measured {
  accuracy: number
  macroF1: number
  entityF1: number
  auroc: number
  /** AUROC by split name, when out-of-scope texts have several splits ("oos_near", "oos_far") */
  aurocs?: Record<string, number>
  /** CPU, milliseconds */
  trainMs: number
  /** mean CPU milliseconds per prediction */
  predictMs: number
  /** 95th percentile of CPU milliseconds per prediction */
  predictP95Ms: number
  bytes: number
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Trains on the train part and tests on the others. Entities are learned from the tagged spans only. */
function measure({ train, test, outside }: Dataset): Measured {
  const set: TrainingSet = { examples: train, entities: [] }
  const before = cpuMs()
  const bytes = trainModel(set)
  const trainMs = cpuMs() - before
  const model = loadModel(bytes)
  for (const { text } of train.slice(0, 300)) model.understand(text)
  const each: number[] = []
  const predicting = cpuMs()
  const answers = test.map(({ text }) => {
    const start = cpuMs()
    const result = model.understand(text)
    each.push(cpuMs() - start)
    return result
  })
  const predictMs = (cpuMs() - predicting) / test.length
  const judged = test.map(({ intent }, i) => ({ wanted: intent, given: answers[i]?.ranking[0]?.intent }))
  const sure = (understood: { ranking: readonly { confidence: number }[] }) => understood.ranking[0]?.confidence ?? 0
  const inside = answers.map(sure)
  const aside = outside.map(({ text, split = '' }) => ({ split, confidence: sure(model.understand(text)) }))
  const aurocOf = (ones: typeof aside) =>
    auroc(
      inside,
      ones.map(({ confidence }) => confidence),
    )
  const splits = [...new Set(aside.map(({ split }) => split))]
  return {
    accuracy: judged.filter(({ wanted, given }) => wanted === given).length / judged.length,
    macroF1: macroF1(judged),
    entityF1: spanF1(test.map(({ entities }, i) => ({ wanted: entities, given: answers[i]?.entities ?? [] }))),
    auroc: aurocOf(aside),
    ...(splits.length > 1 && {
      aurocs: Object.fromEntries(
        splits.map((split) => [`auroc ${split}`, aurocOf(aside.filter((one) => one.split === split))]),
      ),
    }),
    trainMs,
    predictMs,
    predictP95Ms: quantile(each, 0.95),
    bytes: bytes.length,
  }
}

const rounded = (value: number) => (Number.isNaN(value) ? undefined : Math.round(value * 10_000) / 10_000)

/**
 * `npm run bench -- nlu <file.json>…`: prints one JSON line per data set. Without a file it uses a synthetic set of 200
 * intents with 30 examples each. `--compare` prints a table with nlp.js and fastText instead.
 */
export async function benchNlu(args: readonly string[] = []): Promise<void> {
  const files = args.filter((arg) => !arg.startsWith('-'))
  const compare = args.includes('--compare')
  for (const file of files.length > 0 ? files : [undefined]) {
    const parts = file ? readDataset(path.resolve(process.env.INIT_CWD ?? '.', file)) : generateDataset()
    const { train, test, outside, name } = parts
    const own = measure(parts)
    const numbers = Object.fromEntries(
      Object.entries(own).flatMap(([key, value]) => (typeof value === 'number' ? [[key, rounded(value)]] : [])),
    )
    const counts = { intents: new Set(train.map(({ intent }) => intent)).size, train: train.length, test: test.length }
    if (!compare) {
      console.log(JSON.stringify({ name, ...counts, outside: outside.length, ...numbers, ...own.aurocs }))
      continue
    }
    const rows: Record<string, string>[] = [{ motor: 'consola', ...row(own) }]
    for (const [motor, run] of Object.entries(rivals)) {
      const result = run(parts)
      rows.push(typeof result === 'string' ? { motor, exactitud: result } : { motor, ...row(result) })
    }
    printTable(
      `Comprensión: ${name} (${counts.intents} intenciones, ${train.length} ejemplos, ${test.length} de prueba)`,
      rows,
    )
  }
}

const row = (measured: Partial<Measured>) => ({
  exactitud: shown(measured.accuracy, 3),
  'macro-F1': shown(measured.macroF1, 3),
  'F1 de entidades': shown(measured.entityF1, 3),
  'AUROC fuera': shown(measured.auroc, 3),
  'entrenar, CPU ms': shown(measured.trainMs, 0),
  'predecir, CPU ms': shown(measured.predictMs, 2),
})

const shown = (value: number | undefined, digits: number) =>
  value === undefined || value === null || Number.isNaN(value) ? '–' : value.toFixed(digits)
