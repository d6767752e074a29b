import { describe, expect, it } from 'vitest'
import { jsonInTurns, numbersInTurns } from './turns.ts'

describe('in turns', () => {
  it.each([
    ['quotes, commas and escapes between and in its words', ['a","b', 'c\\', '","', '\\",\\"', 'ñandú', '']],
    ['one kind of word', ['clavo']],
  ])('a long list of %s is read as at once', async (_, words) => {
    const list = Array.from({ length: 100_000 }, (_, at) => `${words[at % words.length]}${at % 7 ? at : ''}`)
    const json = Buffer.from(JSON.stringify(list))
    expect(json.length).toBeGreaterThan(500_000)
    expect(await jsonInTurns(json)).toEqual(list)
    expect(await numbersInTurns([...new Set(list)])).toEqual(new Map([...new Set(list)].map((word, at) => [word, at])))
  })

  it.each([[[]], [['a']], [{ a: ['b'] }], [[[1, 'x']]]])('%j is read as it is', async (value) => {
    expect(await jsonInTurns(Buffer.from(JSON.stringify(value)))).toEqual(value)
  })

  it('others have their turn meanwhile', async () => {
    let turns = 0
    let reading = true
    const count = () => {
      turns++
      if (reading) setImmediate(count)
    }
    setImmediate(count)
    await jsonInTurns(Buffer.from(JSON.stringify(Array.from({ length: 200_000 }, (_, at) => `palabra ${at}`))))
    reading = false
    expect(turns).toBeGreaterThan(5)
  })
})
