import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { learnComplaints } from './learn.ts'

// `npm run complaint-weights`: writes what tells complaints from other messages. Run it after changing their texts.

const root = path.resolve(import.meta.dirname, '../..')
const file = path.join(root, 'src/server/knowledge/dialogue/complaint-weights.json')
writeFileSync(file, `${JSON.stringify(learnComplaints(), null, 2)}\n`)
