import path from 'node:path'
import { loadModel, type TrainingSet, trainModel } from '../../src/server/knowledge/nlu/index.ts'
import { macroF1 } from '../../src/server/knowledge/nlu/validate.ts'
import { type Dataset, readDataset } from './nlu-data.ts'
import { demoDatasets } from './nlu-demo.ts'
import { generateDataset } from './nlu-generated.ts'
import { auroc, spanF1 } from './nlu-measures.ts'
import { unlistedShares } from './nlu-noise.ts'
import { rivals } from './nlu-rivals.ts'
import { learningCurve, measureRobustness, variantsOf } from './nlu-robust.ts'
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
 * `npm run bench -- nlu <file.json>…`: prints one JSON line per data set, then how it answers texts with noise. Without
 * a file it uses a synthetic set of 200 intents with 30 examples each, and the demo bots. `--compare` prints tables with
 * nlp.js and fastText instead.
 */
export async function benchNlu(args: readonly string[] = []): Promise<void> {
  const files = args.filter((arg) => !arg.startsWith('-'))
  const compare = args.includes('--compare')
  const sets =
    files.length > 0
      ? files.map((file) => readDataset(path.resolve(process.env.INIT_CWD ?? '.', file)))
      : [generateDataset(), ...demoDatasets()]
  const shares = Object.entries(unlistedShares()).map(([kind, share]) => `${kind} ${shown(share, 2)}`)
  console.log(`Parte del ruido que no está en ninguna lista del producto: ${shares.join(', ')}`)
  for (const parts of sets) {
    if (compare) compareEngines(parts)
    else await print(parts)
  }
}

async function print(parts: Dataset): Promise<void> {
  const { train, test, outside, name } = parts
  const own = measure(parts)
  const numbers = Object.fromEntries(
    Object.entries(own).flatMap(([key, value]) => (typeof value === 'number' ? [[key, rounded(value)]] : [])),
  )
  console.log(JSON.stringify({ name, ...countsOf(parts), outside: outside.length, ...numbers, ...own.aurocs }))
  // A synthetic set has no meaning that noise could hide.
  if (train.length === 0 || test.length === 0 || name.startsWith('generada')) return
  const { noises, threshold, sureOutside } = await measureRobustness(parts)
  printTable(
    `${name}: con ruido, umbral propio ${threshold.toFixed(2)}, lo más seguro de lo ajeno ${sureOutside.toFixed(2)}`,
    noises.map(({ noise, accuracy, right, asked, wrong, calibrationError }) => ({
      texto: noise,
      exactitud: shown(accuracy, 3),
      bien: shown(right, 2),
      'vuelve a preguntar': shown(asked, 2),
      mal: shown(wrong, 2),
      'error de calibración': shown(calibrationError, 3),
    })),
  )
  printTable(
    `${name}: ejemplos por intención`,
    learningCurve(parts).map(({ examples, accuracy }) => ({ ejemplos: `${examples}`, exactitud: shown(accuracy, 3) })),
  )
}

function compareEngines(parts: Dataset): void {
  const { intents, train, test } = countsOf(parts)
  const own = measure(parts)
  const variants = variantsOf(parts)
  const engines: [string, (set: Dataset) => Partial<Measured> | string][] = [
    ['consola', (set) => (set === parts ? own : measure(set))],
    ...Object.entries(rivals),
  ]
  const rows = engines.map(([motor, run]) => {
    const result = run(parts)
    return typeof result === 'string' ? { motor, exactitud: result } : { motor, ...row(result) }
  })
  printTable(`Comprensión: ${parts.name} (${intents} intenciones, ${train} ejemplos, ${test} de prueba)`, rows)
  printTable(
    `${parts.name}: exactitud con ruido`,
    engines.map(([motor, run]) => ({
      motor,
      ...Object.fromEntries(
        variants.slice(1).map(([noise, own]) => {
          const result = run({
            ...parts,
            test: parts.test.map((one, i) => ({ ...one, text: own[i] as string })),
            outside: [],
          })
          return [noise, typeof result === 'string' ? result : shown(result.accuracy, 3)]
        }),
      ),
    })),
  )
}

const countsOf = ({ train, test }: Dataset) => ({
  intents: new Set(train.map(({ intent }) => intent)).size,
  train: train.length,
  test: test.length,
})

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
