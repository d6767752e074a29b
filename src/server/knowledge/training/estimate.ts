import { db } from '../../foundation/store/db.ts'
import { QUEUED } from './stage.ts'

/** When a run came to a stage, as it is stored. */
export interface StageTime {
  stage: string
  at: string
}

/** When a run's work began: what it waited for its turn is not its own. Undefined while it waits. */
export function beganAt(stages: unknown): string | undefined {
  return (stages as readonly StageTime[]).find(({ stage }) => stage !== QUEUED)?.at
}

/** How many past runs an estimate looks at. */
const RUNS = 5

/**
 * The seconds that are left, from the bot's last successful runs: the median of what they took from the same stage to
 * the end, in proportion to the examples. Null while there is no run to go by.
 * @param since when the run came to the stage
 */
export async function remaining(
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

/** When a run came to a stage; for one that waits its turn: when its work began. */
function enteredAt(stages: readonly StageTime[], stage: string): string | undefined {
  if (stage === QUEUED) return beganAt(stages)
  return stages.find((one) => one.stage === stage)?.at
}

/** How much longer so many examples take; not believed beyond a factor of four. */
function proportion(examples: number, then: number): number {
  if (examples === 0 || then === 0) return 1
  return Math.min(4, Math.max(0.25, examples / then))
}

function median(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}
