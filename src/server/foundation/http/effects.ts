import type { Operation } from '../../../contract/operation.ts'
import type { CallEffects } from './context.ts'

/**
 * Checks the side effects of a successful call against its operation (`x-audit`, `x-needs-training`). Audit entries of
 * other kinds are allowed in addition to the required one: the items of an import, or the invitations of a removed
 * person. An update that found nothing to change needs neither.
 * @returns a message, or undefined if the call conforms
 */
export function effectFault(operation: Operation, effects: CallEffects): string | undefined {
  return historyFault(operation, effects) ?? trainingFault(operation, effects)
}

function historyFault({ id, audit }: Operation, { history, unchanged }: CallEffects): string | undefined {
  const wrote = JSON.stringify(history)
  if (!audit) return history.length > 0 ? `${id} has no x-audit but wrote ${wrote} to the history` : undefined
  const { length } = history.filter(({ action, resource }) => action === audit.action && resource === audit.resource)
  const least = unchanged || audit.rows === 'optional' || audit.rows === 'any' ? 0 : 1
  const most = audit.rows === 'many' || audit.rows === 'any' ? length : 1
  return least <= length && length <= most
    ? undefined
    : `${id} has x-audit ${JSON.stringify(audit)} but wrote ${wrote} to the history`
}

function trainingFault({ id, needsTraining }: Operation, { untrained, unchanged }: CallEffects): string | undefined {
  if (!needsTraining && untrained > 0) return `${id} has no x-needs-training but marked a change as untrained`
  if (needsTraining === true && untrained === 0 && !unchanged)
    return `${id} has x-needs-training but marked no change as untrained`
  return undefined
}
