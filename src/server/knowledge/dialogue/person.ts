import { isOpen } from './hours.ts'
import { sayText } from './say.ts'
import { personButton, saySecondary, saySystem, systemResponse } from './system.ts'
import { UNANSWERED } from './texts.ts'
import type { Brain, Handoff, HandoffArea, Reply, ResponseButton, Turn } from './types.ts'
import { foldWords } from './words.ts'

const YES = new Set('si dale ok okey claro bueno obvio quiero acepto por favor porfa gracias'.split(' '))
const NO = new Set('no nop gracias mejor asi dejalo deja todavia'.split(' '))

/** Whether a text says yes (true) or no (false), and nothing else. */
export function yesOrNo(text: string): boolean | undefined {
  const words = foldWords(text).split(' ')
  if (words.includes('no') && words.every((word) => NO.has(word))) return false
  if (words.some((word) => YES.has(word) && word !== 'gracias') && words.every((word) => YES.has(word))) return true
  return undefined
}

const choices: readonly ResponseButton[] = [
  { title: 'Sí', type: 'response' },
  { title: 'No', type: 'response' },
]

/** Asks whether to hand over. */
export const askFirst = (turn: Turn): Reply => sayText('¿Se pasa la conversación a una persona?', turn, choices)

/** Says that what was understood has no answer, and asks whether to hand over. */
export const askInstead = (turn: Turn): Reply => sayText(UNANSWERED, turn, choices)

/** What is said to whom does not want a person after all. */
export const stay = (turn: Turn): Reply => sayText('Listo, seguimos por acá.', turn)

/**
 * Hands over: says what the customer has to know, then asks for a person in an area that takes requests. A conversation
 * that somebody has already stays in its area.
 */
export function toPerson(brain: Brain, turn: Turn, given: Handoff, variants: Record<string, number>): Reply[] {
  const area = brain.held ? brain.areas.find(({ id }) => id === brain.held?.areaId) : areaFor(brain, given)
  const within = { ...turn, variables: { ...turn.variables, 'area.nombre': area?.name ?? '' } }
  return [...announced(brain, within, variants, area), { ...given, kind: 'person', areaId: area?.id ?? null }]
}

function areaFor({ areas, settings }: Brain, given: Handoff): HandoffArea | undefined {
  return (
    areas.find(({ id }) => id === given.areaId) ??
    areas.find(({ id }) => id === settings.handoff?.area_id) ??
    areas.find(({ takesHandoff }) => takesHandoff)
  )
}

function announced(brain: Brain, turn: Turn, variants: Record<string, number>, area?: HandoffArea): Reply[] {
  const { wait_message, queue_position, ...general } = brain.settings.handoff ?? {}
  const schedule = area?.schedule ?? general.schedule
  if (schedule && !isOpen(schedule, turn.now))
    return area?.offlineMessage
      ? [sayText(area.offlineMessage, turn)]
      : saySystem('out_of_hours', brain, turn, variants)
  const absent = brain.attended?.(area?.id ?? null) === false
  const own = absent ? nobody(brain, turn) : undefined
  if (own) return saySecondary(own, turn, variants)
  // our own text promises somebody soon
  if (absent && !wait_message && !hasTransfer(brain, turn)) return saySystem('no_agents', brain, turn, variants)
  const said = wait_message ? [sayText(wait_message, turn)] : saySystem('transfer', brain, turn, variants)
  if (!queue_position || brain.waiting === undefined) return said
  return [...said, sayText(`Lugar en la espera: ${brain.waiting + 1}.`, turn)]
}

/** Whether the bot has words of its own for handing over. */
const hasTransfer = (brain: Brain, turn: Turn): boolean =>
  systemResponse(brain, 'transfer', turn) !== undefined || Boolean(brain.settings.texts?.transfer)

/** What is said to whom nobody could attend: the response chosen for it, the one of that kind, or our own text. */
export function sayNobody(brain: Brain, turn: Turn, variants: Record<string, number>): Reply[] {
  const own = nobody(brain, turn)
  return own ? saySecondary(own, turn, variants) : saySystem('no_agents', brain, turn, variants, [personButton(turn)])
}

/** What is said while nobody is there, if the bot says something of its own then. */
function nobody(brain: Brain, turn: Turn) {
  const chosen = brain.settings.handoff?.no_agents_response_id
  return brain.secondary.find(({ id }) => id === chosen) ?? systemResponse(brain, 'no_agents', turn)
}
