import { describe, expect, it } from 'vitest'
import { indexInChunks, parseJsonInChunks } from './chunks.ts'

describe('turns', () => {
  it.each([
    ['quotes, commas and escapes between and inside words', ['a","b', 'c\\', '","', '\\",\\"', 'ñandú', '']],
    ['a single word', ['clavo']],
  ])('jsonInTurns parses a long list of %s like JSON.parse', async (_, words) => {
    const list = Array.from({ length: 100_000 }, (_, at) => `${words[at % words.length]}${at % 7 ? at : ''}`)
    const json = Buffer.from(JSON.stringify(list))
    expect(json.length).toBeGreaterThan(500_000)
    expect(await parseJsonInChunks(json)).toEqual(list)
    expect(await indexInChunks([...new Set(list)])).toEqual(new Map([...new Set(list)].map((word, at) => [word, at])))
  })

  it.each([[[]], [['a']], [{ a: ['b'] }], [[[1, 'x']]]])('jsonInTurns parses %j', async (value) => {
    expect(await parseJsonInChunks(Buffer.from(JSON.stringify(value)))).toEqual(value)
  })

  it('jsonInTurns yields to the event loop', async () => {
    let turns = 0
    let reading = true
    const count = () => {
      turns++
      if (reading) setImmediate(count)
    }
    setImmediate(count)
    await parseJsonInChunks(Buffer.from(JSON.stringify(Array.from({ length: 200_000 }, (_, at) => `palabra ${at}`))))
    reading = false
    expect(turns).toBeGreaterThan(5)
  })
})
