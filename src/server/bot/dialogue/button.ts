import { readTarget } from '../../../contract/button-target.ts'
import { fold } from '../words.ts'
import type { Deciding, Outcome } from './decide.ts'
import { available, sayMain } from './main.ts'
import { toPerson } from './person.ts'
import { sayText } from './say.ts'
import { freshState } from './state.ts'
import { on, personButton, saySecondary, saySystem } from './system.ts'
import type { ResponseButton } from './types.ts'

/**
 * The button that a message is: pressed, or its title typed, or the number of what was offered last. The exact title
 * wins over one that is only alike, and that over a number.
 */
function chosen({ turn, state: { buttons, offered = [] } }: Deciding): ResponseButton | undefined {
  if (turn.pressed) return turn.pressed
  const wanted = turn.text.trim()
  const folded = fold(wanted)
  return (
    buttons.find(({ title }) => title === wanted) ??
    (folded === '' ? undefined : buttons.find(({ title }) => fold(title) === folded)) ??
    (offered.length > 1 && /^\d{1,2}$/.test(wanted) ? offered[Number(wanted) - 1] : undefined)
  )
}

/** A button was pressed: exactly what it leads to. One that leads nowhere is read as the text of its title. */
export function byButton(deciding: Deciding): Outcome | undefined {
  const { turn, brain, variants } = deciding
  const button = chosen(deciding)
  if (!button) return undefined
  const { title, type, target } = button
  const explanation = { rule: 'button', by: title } as const
  if (type === 'restart') {
    const replies = saySystem('greeting', brain, turn, variants, [personButton(turn)])
    return { replies, explanation, next: freshState() }
  }
  if (type === 'area') {
    const areaId = Number(target) || null
    return { replies: toPerson(brain, turn, { reason: 'button', areaId, by: title }, variants), explanation }
  }
  if ((type === 'url' || type === 'phone') && target) return { replies: [sayText(target, turn)], explanation }
  return type === 'response' ? toResponse(deciding, button) : undefined
}

function toResponse(deciding: Deciding, { title, target }: ResponseButton): Outcome | undefined {
  const { turn, brain, variants } = deciding
  const wanted = readTarget(target)
  const explanation = { rule: 'button', by: title } as const
  if (wanted?.kind === 'main') {
    const response = brain.taught?.responses.find(({ id }) => id === wanted.id)
    return response && available(response, turn)
      ? sayMain(deciding, response, { ...explanation, intentId: response.intent_id })
      : undefined
  }
  const secondary = brain.secondary.find(({ id }) => id === wanted?.id)
  if (!secondary || !on(secondary, turn.channel)) return undefined
  return {
    replies: saySecondary(secondary, turn, variants),
    explanation,
    ...(secondary.buttons.length > 0 && { next: { choice: { buttons: secondary.buttons, attempts: 1, repeated: 0 } } }),
  }
}
