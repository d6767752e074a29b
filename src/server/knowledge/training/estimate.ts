import { db } from '../../foundation/store/db.ts'
import { QUEUED } from './stage.ts'

/** When a run entered a stage, as stored. */
export interface StageTime {
  stage: string
  at: string
}

/** Returns when a run left the queue; undefined while it is queued. */
export function startedAt(stages: unknown): string | undefined {
  return (stages as readonly StageTime[]).find(({ stage }) => stage !== QUEUED)?.at
}

/** Number of past runs used for an estimate. */
const RUNS = 5

/**
 * Returns the estimated seconds left: the median duration of the bot's last successful runs from this stage to the end,
 * scaled by the number of examples. Null if there are no past runs.
 * @param since when the run entered the stage
 */
export async function remainingSeconds(
  botId: number,
  { stage, since, examples }: { stage: string; since: string; examples: number },
  now: Date,
): Promise<number | null> {
  const runs = await db()
    .selectFrom('training_run')
    .select(['stages', 'finished_at', 'examples'])
    .where('bot_id', '=', botId)
    .where('state', '=', 'active')
    .where('finished_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(RUNS)
    .execute()
  const times = runs.flatMap((run) => {
    const entered = enteredAt(run.stages, stage)
    if (!entered || !run.finished_at) return []
    const seconds = (Date.parse(run.finished_at) - Date.parse(entered)) / 1000
    return [seconds * proportion(examples, run.examples)]
  })
  const usual = median(times)
  if (usual === undefined) return null
  const done = stage === QUEUED ? 0 : (now.getTime() - Date.parse(since)) / 1000
  return Math.max(0, Math.round(usual - done))
}

/** Returns when a run entered a stage. For the queued stage, returns when the run left the queue. */
function enteredAt(stages: readonly StageTime[], stage: string): string | undefined {
  if (stage === QUEUED) return startedAt(stages)
  return stages.find((one) => one.stage === stage)?.at
}

/** Returns the scale factor for the number of examples, limited to between 0.25 and 4. */
function proportion(examples: number, then: number): number {
  if (examples === 0 || then === 0) return 1
  return Math.min(4, Math.max(0.25, examples / then))
}

function median(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}
