import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { UnreadableFile } from '../../../foundation/csv/unreadable.ts'
import { planFile } from './read.ts'
import { inParts, type PackedPlan, type PlanTask, unpackContent } from './worker-messages.ts'

// Worker thread that plans one import: receives the task as worker data and posts one answer.

// On Linux each thread has its own priority: lower this one so that requests are served first.
if (process.platform === 'linux') setPriority(10)

const { filename, content, present } = workerData as PlanTask
parentPort?.postMessage(answer())

function answer(): PackedPlan {
  try {
    const { rows, examples, ...plan } = planFile(filename, content, unpackContent(present))
    const head = JSON.stringify({ ...plan, rows: [], examples: [] })
    return { plan: head, rows: inParts(rows), examples: inParts(examples) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message }
    throw error
  }
}
