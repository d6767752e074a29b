import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import stored from '../../src/server/knowledge/dialogue/complaint-weights.json' with { type: 'json' }
import { foreignTexts } from '../../src/server/knowledge/nlu/index.ts'
import { learnComplaints } from './learn.ts'

const linesOf = (name: string) =>
  readFileSync(path.join(import.meta.dirname, name), 'utf8')
    .trimEnd()
    .split('\n')

describe('the weights that tell complaints', () => {
  it('are those of the texts: after changing them, run npm run complaint-weights', () => {
    expect(learnComplaints()).toEqual(stored)
  })

  it('are learned from texts that are each on one side, once', () => {
    const all = [...linesOf('complaints.txt'), ...linesOf('other-messages.txt'), ...foreignTexts]
    const folded = all.map((text) => text.toLowerCase())
    expect(folded.filter((text, at) => folded.indexOf(text) < at)).toEqual([])
    expect(all.filter((text) => text.trim() !== text || text === '')).toEqual([])
  })
})
