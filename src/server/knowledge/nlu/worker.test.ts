import { describe, expect, it } from 'vitest'
import { crossValidate, loadModel, trainModel } from './index.ts'
import { shop } from './testing/shop.ts'
import { crossValidateInWorker, trainInWorker } from './worker.ts'

describe('training worker', () => {
  it('trains the same model as the main thread and reports its progress', async () => {
    const shares: number[] = []
    const { bytes, milliseconds } = await trainInWorker(shop, { onProgress: (share) => shares.push(share) })
    expect(Buffer.from(bytes).equals(Buffer.from(trainModel(shop)))).toBe(true)
    expect(loadModel(bytes).intents).toContain('horario')
    expect(milliseconds).toBeGreaterThan(0)
    expect(shares.at(-1)).toBe(1)
  })

  it('cross-validates like the main thread', async () => {
    const { milliseconds, ...validation } = await crossValidateInWorker(shop)
    expect(validation).toEqual(await crossValidate(shop))
    expect(milliseconds).toBeGreaterThan(0)
  })

  it('trains many annotated examples in two threads with the same result', async () => {
    const annotated = shop.examples.filter(({ entities }) => entities.length > 0)
    const many = { ...shop, examples: [...shop.examples, ...Array.from({ length: 20 }, () => annotated).flat()] }
    const { bytes } = await trainInWorker(many)
    expect(Buffer.from(bytes).equals(Buffer.from(trainModel(many)))).toBe(true)
    const { milliseconds, ...validation } = await crossValidateInWorker(many)
    expect(validation).toEqual(await crossValidate(many))
  })

  it('stops when aborted before or during the training', async () => {
    await expect(trainInWorker(shop, { signal: AbortSignal.abort(new Error('no más')) })).rejects.toThrow('no más')
    const stop = new AbortController()
    const many = { ...shop, examples: Array.from({ length: 200 }, () => shop.examples).flat() }
    const training = trainInWorker(many, { signal: stop.signal, onProgress: () => stop.abort(new Error('basta')) })
    await expect(training).rejects.toThrow('basta')
  })

  it('rejects when the training fails, and trains the next set', async () => {
    const broken = { examples: [{ intent: 'a', text: null as unknown as string, entities: [] }], entities: [] }
    await expect(trainInWorker(broken)).rejects.toThrow()
    expect((await trainInWorker(shop)).bytes.length).toBeGreaterThan(0)
  })

  it('rejects when the progress cannot be reported or the set cannot be sent, and trains the next set', async () => {
    const onProgress = () => {
      throw new Error('sin lugar')
    }
    await expect(trainInWorker(shop, { onProgress })).rejects.toThrow('sin lugar')
    const folds = Symbol('cinco') as unknown as number
    await expect(crossValidateInWorker(shop, { folds })).rejects.toThrow('could not be cloned')
    expect((await trainInWorker(shop)).bytes.length).toBeGreaterThan(0)
  })

  it('trains several sets at once and one after another with equal results', async () => {
    const [first, second] = await Promise.all([trainInWorker(shop), trainInWorker(shop)])
    const third = await trainInWorker(shop)
    for (const { bytes } of [second, third]) expect(Buffer.from(bytes).equals(Buffer.from(first.bytes))).toBe(true)
  })
})
