import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { trainInWorker } from '../../src/server/knowledge/nlu/worker.ts'
import { generateDataset } from './nlu-generated.ts'
import { printTable, quantile } from './table.ts'

const PER_SECOND = 100
const QUIET_MS = 4_000

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

/** Trains 200 intents of 30 examples in a worker thread and measures the effect on the process that serves requests. */
export async function benchTraining(): Promise<void> {
  const { train } = generateDataset()
  const quiet = await felt(new Promise((resolve) => setTimeout(resolve, QUIET_MS)))
  const before = process.cpuUsage()
  const training = trainInWorker({ examples: train, entities: [] })
  const busy = await felt(training)
  const { bytes, milliseconds } = await training
  const cpu = process.cpuUsage(before)
  const floor = await felt(compute(QUIET_MS))
  const row = (qué: string, { p99, longest, requests }: typeof quiet) => ({
    qué,
    pedidos: requests,
    'p99, ms': p99.toFixed(1),
    'mayor demora del bucle, ms': longest.toFixed(1),
  })
  printTable(
    `Entrenamiento de 200 × 30: ${(milliseconds / 1000).toFixed(1)} s, ${((cpu.user + cpu.system) / 1e6).toFixed(1)} s de CPU con los pedidos, ${(bytes.length / 1e6).toFixed(1)} MB`,
    [row('sin entrenar', quiet), row('un hilo que solo calcula (el límite)', floor), row('entrenando', busy)],
  )
}
