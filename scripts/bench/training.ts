import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { loadSettings } from '../../src/server/foundation/settings/settings.ts'
import { trainInWorker } from '../../src/server/knowledge/nlu/worker.ts'
import type { Dataset } from './nlu-data.ts'
import { generateDataset, withEntities } from './nlu-generated.ts'
import { printTable, quantile } from './table.ts'

const PER_SECOND = 100
const QUIET_MS = 4_000
const niceness = loadSettings({ SECRET: 'unused'.repeat(6) }, '.').trainingNiceness

/** Measures the event loop delay of this process and the latency of requests to it while `running` is pending. */
async function felt(running: Promise<unknown>): Promise<{ p99: number; longest: number; requests: number }> {
  const server = createServer((_, response) => response.end('{}'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const delays = monitorEventLoopDelay({ resolution: 5 })
  const samples: number[] = []
  const pending = new Set<Promise<void>>()
  const ask = async () => {
    const sent = performance.now()
    await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer()
    samples.push(performance.now() - sent)
  }
  await ask()
  samples.length = 0
  delays.enable()
  const timer = setInterval(() => {
    const one = ask()
    pending.add(one)
    void one.finally(() => pending.delete(one))
  }, 1_000 / PER_SECOND)
  await running
  clearInterval(timer)
  delays.disable()
  await Promise.all(pending)
  server.close()
  return { p99: quantile(samples, 0.99), longest: delays.max / 1e6, requests: samples.length }
}

/** A worker thread that only computes, for as long: the least that any work in a worker costs the others. */
async function compute(milliseconds: number): Promise<void> {
  const code = `const end = performance.now() + ${milliseconds}; let sum = 0; while (performance.now() < end) sum += Math.sqrt(sum + 1)`
  await new Promise((resolve) => new Worker(code, { eval: true }).once('exit', resolve))
}

/** Trains a synthetic bot in a worker thread and measures the effect on the process that serves requests. */
async function train({ name, train: examples }: Dataset) {
  const names = new Set(examples.flatMap(({ entities }) => entities.map(({ entity }) => entity)))
  const entities = [...names].map((entity) => ({ name: entity, type: 'free' as const, values: [] }))
  const training = trainInWorker({ examples, entities }, { niceness })
  const busy = await felt(training)
  const { bytes, milliseconds } = await training
  return {
    busy,
    title: `${name}: ${(milliseconds / 1000).toFixed(1)} s, ${(bytes.length / 1e6).toFixed(1)} MB`,
  }
}

/** Measures trainings of 200 intents with 30 examples each, without and with annotated entities. */
export async function benchTraining(): Promise<void> {
  const plain = generateDataset()
  const quiet = await felt(new Promise((resolve) => setTimeout(resolve, QUIET_MS)))
  const floor = await felt(compute(QUIET_MS))
  const trained = [await train(plain), await train(withEntities(plain))]
  const row = (qué: string, { p99, longest, requests }: typeof quiet) => ({
    qué,
    pedidos: requests,
    'p99, ms': p99.toFixed(1),
    'mayor demora del bucle, ms': longest.toFixed(1),
  })
  printTable('Entrenamiento de 200 × 30 y respuestas del servidor mientras tanto', [
    row('sin entrenar', quiet),
    row('un hilo que solo calcula (el límite)', floor),
    ...trained.map(({ title, busy }) => row(title, busy)),
  ])
}
