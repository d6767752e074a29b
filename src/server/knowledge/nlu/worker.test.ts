import { describe, expect, it } from 'vitest'
import { crossValidate, loadModel, trainModel } from './index.ts'
import { shop } from './testing/shop.ts'
import { crossValidateInWorker, trainInWorker } from './worker.ts'

describe('the training thread', () => {
  it('trains the very model that training here gives, and tells how far it is', async () => {
    const told: number[] = []
    const { bytes, milliseconds } = await trainInWorker(shop, { onProgress: (share) => told.push(share) })
    expect(Buffer.from(bytes).equals(Buffer.from(trainModel(shop)))).toBe(true)
    expect(loadModel(bytes).intents).toContain('horario')
    expect(milliseconds).toBeGreaterThan(0)
    expect(told.at(-1)).toBe(1)
  })

  it('validates as here', async () => {
    const { milliseconds, ...validation } = await crossValidateInWorker(shop)
    expect(validation).toEqual(crossValidate(shop))
    expect(milliseconds).toBeGreaterThan(0)
  })

  it('stops when told to, before and while it runs', async () => {
    await expect(trainInWorker(shop, { signal: AbortSignal.abort(new Error('no más')) })).rejects.toThrow('no más')
    const stop = new AbortController()
    const many = { ...shop, examples: Array.from({ length: 200 }, () => shop.examples).flat() }
    const training = trainInWorker(many, { signal: stop.signal, onProgress: () => stop.abort(new Error('basta')) })
    await expect(training).rejects.toThrow('basta')
  })

  it('says why it could not', async () => {
    const broken = { examples: [{ intent: 'a', text: null as unknown as string, entities: [] }], entities: [] }
    await expect(trainInWorker(broken)).rejects.toThrow()
  })
})
