import type { components } from '../../../../generated/api.d.ts'
import { unknownVariables } from '../../../contract/known-variables.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'

type AutoResolve = components['schemas']['AutoResolve']

/**
 * Rejects with 422 an automatic closing whose reminders are not in order or would come after it, and texts with unknown
 * variables.
 */
export function checkAutoResolve({ minutes, reminders = [], closing_text = '' }: AutoResolve): void {
  for (const [at, { after_minutes, text }] of reminders.entries()) {
    const before = reminders[at - 1]
    const field = `auto_resolve.reminders.${at}`
    if (before && after_minutes <= before.after_minutes)
      throw invalidProblem(`${field}.after_minutes`, 'Llega antes que el anterior. Pon más minutos.')
    if (after_minutes >= minutes)
      throw invalidProblem(`${field}.after_minutes`, 'Llega después del cierre. Pon menos minutos.')
    checkVariables(`${field}.text`, text)
  }
  checkVariables('auto_resolve.closing_text', closing_text)
}

function checkVariables(field: string, text: string): void {
  const [unknown] = unknownVariables(text, { isAsked: false })
  if (unknown !== undefined) throw invalidProblem(field, `La variable {{${unknown}}} no existe. Corrígela o quítala.`)
}
