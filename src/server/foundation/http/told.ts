import type { Operation } from '../../../contract/operation.ts'
import type { Told } from './context.ts'

/**
 * How a call that succeeded differs from what its operation promises (`x-audit`, `x-needs-training`). Rows of other
 * kinds beside the promised one are its details: what an import created, what a removed person was invited to.
 * @returns undefined when the call kept the promise
 */
export function brokenPromise(operation: Operation, told: Told): string | undefined {
  return historyFault(operation, told) ?? trainingFault(operation, told)
}

function historyFault({ id, audit }: Operation, { history }: Told): string | undefined {
  const wrote = JSON.stringify(history)
  if (!audit) return history.length > 0 ? `${id} has no x-audit and wrote ${wrote} into the history` : undefined
  const { length } = history.filter(({ action, resource }) => action === audit.action && resource === audit.resource)
  const least = audit.rows === 'optional' || audit.rows === 'any' ? 0 : 1
  const most = audit.rows === 'many' || audit.rows === 'any' ? length : 1
  return least <= length && length <= most
    ? undefined
    : `${id} has x-audit ${JSON.stringify(audit)} and wrote ${wrote} into the history`
}

function trainingFault({ id, needsTraining }: Operation, { untrained }: Told): string | undefined {
  if (!needsTraining && untrained > 0) return `${id} has no x-needs-training and asked for a training`
  if (needsTraining === true && untrained === 0) return `${id} has x-needs-training and did not ask for a training`
  return undefined
}
