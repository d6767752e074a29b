import { readFileSync } from 'node:fs'
import path from 'node:path'
import { foreignTexts, type HashedWeights, trainHashed } from '../../src/server/knowledge/nlu/index.ts'

const linesOf = (name: string): string[] =>
  readFileSync(path.join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter(Boolean)

/** Learns to tell complaints from other messages, and from messages that are about no business at all. */
export const learnComplaints = (): HashedWeights =>
  trainHashed(linesOf('complaints.txt'), [...linesOf('other-messages.txt'), ...foreignTexts])
