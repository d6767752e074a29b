import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { readWhole } from './read.ts'

// Worker thread that reads one mail: receives its bytes as worker data and posts one answer.

// On Linux each thread has its own priority: lower this one so that requests are served first.
if (process.platform === 'linux') setPriority(10)

parentPort?.postMessage(await readWhole(workerData))
