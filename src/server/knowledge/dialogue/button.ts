import { type ResponseTarget, readTarget } from '../../../contract/button-target.ts'
import { available, sayMain } from './main.ts'
import { toPerson } from './person.ts'
import type { Deciding, Outcome } from './rule.ts'
import { sayText } from './say.ts'
import { freshState } from './state.ts'
import { on, personButton, saySecondary, saySystem } from './system.ts'
import type { ResponseButton } from './types.ts'
import { foldWords } from './words.ts'

/**
 * The button that a message is: pressed, or its title typed, or the number of what was offered last. The exact title
 * wins over one that is only alike, and that over a number.
 */
function chosen({ turn, state: { buttons, offered = [] } }: Deciding): ResponseButton | undefined {
  if (turn.pressed) return turn.pressed
  const wanted = turn.text.trim()
  const folded = foldWords(wanted)
  return (
    buttons.find(({ title }) => title === wanted) ??
    (folded === '' ? undefined : buttons.find(({ title }) => foldWords(title) === folded)) ??
    (offered.length > 1 && /^\d{1,2}$/.test(wanted) ? offered[Number(wanted) - 1] : undefined)
  )
}

/** The turn without the button that just led nowhere: to offer it again would ask for the same failure. */
export function withoutFailed(deciding: Deciding): Deciding {
  const failed = chosen(deciding)
  if (!failed) return deciding
  const { state, brain } = deciding
  const works = ({ title }: ResponseButton) => foldWords(title) !== foldWords(failed.title)
  const left = state.choice?.buttons.filter(works) ?? []
  const { choice, ...rest } = state
  return {
    ...deciding,
    state: choice && left.length > 0 ? { ...rest, choice: { ...choice, buttons: left } } : rest,
    brain: { ...brain, secondary: brain.secondary.map((one) => ({ ...one, buttons: one.buttons.filter(works) })) },
  }
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
  const wanted = readTarget(target) ?? named(deciding, title)
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

/** What a button without a target leads to by its title alone: the response, or the intent, that is called so. */
function named({ brain, turn }: Deciding, title: string): ResponseTarget | undefined {
  const name = foldWords(title)
  const intent = brain.taught?.intents.find((one) => foldWords(one.name) === name)
  const main = brain.taught?.responses.find(
    (one) => (foldWords(one.title) === name || one.intent_id === intent?.id) && available(one, turn),
  )
  if (main) return { kind: 'main', id: main.id }
  const secondary = brain.secondary.find(
    (one) => one.kind === 'follow_up' && foldWords(one.name) === name && on(one, turn.channel),
  )
  return secondary && { kind: 'secondary', id: secondary.id }
}
