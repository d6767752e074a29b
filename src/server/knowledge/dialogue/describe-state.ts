import type { components } from '../../../../generated/api.d.ts'
import { formatHandoffReason } from './format-handoff-reason.ts'
import { describeForm } from './forms/describe.ts'
import { OPEN_TURNS } from './open-wishes.ts'
import { ASK_ATTEMPTS } from './slots/slot.ts'
import { fillingsOf, MASK, shownValue } from './slots/values.ts'
import { SESSION_MINUTES } from './state.ts'
import { TOPIC_TURNS } from './topic.ts'
import type { BotSnapshot, DialogueState, ResponseButton } from './types.ts'
import { waitingSlots } from './waiting/questions.ts'
import type { WaitingQuestion } from './waiting/types.ts'

type View = components['schemas']['DialogueStateView']
type Row = View['rows'][number]

/** Returns the rows of one part of the state; none if that part is empty. */
type Describe = (state: DialogueState, bot: BotSnapshot) => readonly Row[]

/** One function per part of the state, in the order they are shown. */
const parts: readonly Describe[] = [
  ...[
    asked,
    describeForm,
    left,
    open,
    clarification,
    choice,
    confirmation,
    waiting,
    lookup,
    topic,
    values,
    correctable,
  ],
  ...[offered, misses, excluded, closed],
]

/**
 * Returns what the bot keeps in mind of a conversation, as staff read it. Sensitive values are masked. A key is the same
 * in every state, so that two states can be compared.
 */
export const describeState = (state: DialogueState, bot: BotSnapshot): View => ({
  rows: parts.flatMap((describe) => describe(state, bot)),
})

const row = (key: string, label: string, value: string, detail: string | null = null): Row => ({
  ...{ key, label, value, detail },
})

function asked({ filling }: DialogueState, bot: BotSnapshot): Row[] {
  if (!filling) return []
  const [, ...outer] = fillingsOf({ filling })
  const response = responseOf(bot, filling.responseId)
  const left = (response?.ask_attempts ?? ASK_ATTEMPTS) - filling.attempts
  const attempts = `${left} ${left === 1 ? 'intento' : 'intentos'} antes de pasar a una persona`
  const given = Object.entries(filling.values).map(
    ([name, value]) => `${labelOf(bot, name)}: ${shown(bot, name, value)}`,
  )
  return [
    row('asked', 'Espera este dato', labelOf(bot, filling.asking), attempts),
    ...(response ? [row('asked.for', 'Lo pide para', response.title)] : []),
    ...(given.length > 0 ? [row('asked.given', 'Ya le dijo', given.join(' · '))] : []),
    ...requests('asked.outer', 'Después sigue con', outer, bot),
  ]
}

/** The requests that a handoff left. */
function left({ left: own = [] }: DialogueState, bot: BotSnapshot): Row[] {
  return requests('left', 'Quedó sin terminar', own, bot)
}

function requests(key: string, label: string, all: readonly { responseId: number }[], bot: BotSnapshot): Row[] {
  const titles = all.flatMap(({ responseId }) => responseOf(bot, responseId)?.title ?? [])
  return titles.length > 0 ? [row(key, label, titles.join(' · '))] : []
}

/** The wishes that wait until the pending question is settled. */
function open({ open = [] }: DialogueState): Row[] {
  const [first] = open
  if (!first) return []
  const until = `Lo retoma después; lo olvida tras ${OPEN_TURNS + 1 - first.turns} mensajes de otra cosa`
  return [row('open', 'Le queda por contestar', open.map(({ text }) => `«${text}»`).join(' · '), until)]
}

function clarification({ clarification }: DialogueState): Row[] {
  if (!clarification) return []
  return [row('clarification', 'Preguntó qué quiso decir', clarification.options.map(({ title }) => title).join(' · '))]
}

function choice({ choice, clarification }: DialogueState): Row[] {
  // The buttons of a clarification are the options that are already shown.
  if (!choice || clarification) return []
  const left = Math.max(0, choice.attempts - choice.repeated)
  const again = left === 0 ? 'No las repite' : `Las repite ${left} ${left === 1 ? 'vez' : 'veces'} si no entiende`
  return [row('choice', 'Espera que elija', titles(choice.buttons), again)]
}

function confirmation({ asked }: DialogueState): Row[] {
  if (!asked) return []
  return [row('confirmation', 'Espera un sí o un no', 'Pasar a una persona', formatHandoffReason(asked))]
}

/** Who is waited for, what the customer is asked meanwhile, and whether they said what they want. */
function waiting({ waiting, collecting, requested }: DialogueState): Row[] {
  const named = (question: WaitingQuestion) => waitingSlots[question].map(({ label }) => label).join(' o ')
  const later = collecting?.next.map(named).join(' · ')
  return [
    ...(waiting
      ? [
          row(
            'waiting',
            'El cliente espera',
            'A una persona del equipo',
            'Hasta entonces contesta solo lo que sabe seguro',
          ),
        ]
      : []),
    ...(collecting
      ? [row('collecting', 'Pide para el equipo', named(collecting.asking), later ? `Después: ${later}` : null)]
      : []),
    ...(requested && !waiting
      ? [row('requested', 'Motivo', 'Ya dijo qué quiere', 'No lo pregunta si pasa a una persona')]
      : []),
  ]
}

function lookup({ lookups = [] }: DialogueState, bot: BotSnapshot): Row[] {
  if (lookups.length === 0) return []
  const titles = lookups.map(({ responseId }) => responseOf(bot, responseId)?.title ?? 'Tu sistema')
  return [row('lookup', 'Consulta en curso', titles.join(' · '))]
}

function topic({ topic }: DialogueState): Row[] {
  if (!topic) return []
  const left = TOPIC_TURNS - topic.turns
  const until = left === 0 ? 'Solo para el próximo mensaje' : `Lo olvida tras ${left + 1} mensajes de otra cosa`
  return [row('topic', 'Tema', `«${topic.text}»`, until)]
}

function values({ values = {} }: DialogueState, bot: BotSnapshot): Row[] {
  const minutes = bot.settings.session_timeout_minutes ?? SESSION_MINUTES
  return Object.entries(values).map(([name, { value }]) =>
    row(`value.${name}`, labelOf(bot, name), shown(bot, name, value), `Lo olvida tras ${minutes} min sin mensajes`),
  )
}

/** The values of the last answer, which the customer may still correct. */
function correctable({ filled }: DialogueState, bot: BotSnapshot): Row[] {
  const title = filled && responseOf(bot, filled.responseId)?.title
  if (!title) return []
  const names = Object.keys(filled.values).map((name) => labelOf(bot, name))
  return [row('correctable', 'Todavía puede corregir', names.join(' · ') || title, `En la respuesta «${title}»`)]
}

function offered({ offered, buttons }: DialogueState): Row[] {
  const numbered = offered?.map(({ title }, at) => `${at + 1} ${title}`).join(' · ')
  return [
    ...(numbered ? [row('offered', 'Opciones por número', numbered, 'Hasta el próximo mensaje')] : []),
    ...(buttons.length > 0 ? [row('buttons', 'Botones que siguen valiendo', titles(buttons))] : []),
  ]
}

function misses({ misses }: DialogueState): Row[] {
  return misses === 0 ? [] : [row('misses', 'Sin entender, seguidos', String(misses), 'Vuelve a 0 cuando entiende')]
}

/** What the customer refused when asked what they meant. */
function excluded({ excluded = [] }: DialogueState, { trained }: BotSnapshot): Row[] {
  const names = excluded.flatMap((id) => trained?.intents.find((intent) => intent.id === id)?.name ?? [])
  return names.length === 0 ? [] : [row('excluded', 'No era', names.join(' · '), 'No lo ofrece en el próximo mensaje')]
}

function closed({ closing, silent }: DialogueState): Row[] {
  if (closing) return [row('closed', 'Conversación cerrada', 'No contesta otro «gracias»')]
  return silent ? [row('closed', 'Si el cliente no escribe', 'No insiste')] : []
}

const titles = (buttons: readonly ResponseButton[]) => buttons.map(({ title }) => title).join(' · ')

const responseOf = ({ trained }: BotSnapshot, id: number) => trained?.responses.find((one) => one.id === id)

const entityOf = ({ trained }: BotSnapshot, name: string) => trained?.entities.find((one) => one.name === name)

const labelOf = (bot: BotSnapshot, name: string) => entityOf(bot, name)?.label ?? name

function shown(bot: BotSnapshot, name: string, value: string): string {
  const entity = entityOf(bot, name)
  return entity?.sensitive ? MASK : shownValue(entity, value)
}
