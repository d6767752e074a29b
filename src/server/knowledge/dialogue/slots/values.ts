import { ownOf } from '../../../../contract/path.ts'
import type { KnownEntity } from '../../models/knowledge.ts'
import type { BotSnapshot, DialogueState, NamedEntity, ResponseMessage, Turn } from '../types.ts'
import { foldWords } from '../words.ts'
import { exceptionIn } from './excepted-days.ts'
import type { Slot } from './slot.ts'
import type { Filling, RememberedValue, SlotValues } from './types.ts'

/** What replaces a value that must not be shown. */
export const MASK = '•••'

/**
 * Kinds that belong to the person, so what is known of the contact is used instead of asking, and the kinds of a contact's
 * data that are one. An order number does not belong to anybody.
 */
const PERSONAL: Readonly<Record<string, readonly string[]>> = {
  email: ['email'],
  phone: ['phone'],
  dni: ['dni'],
  cuit: ['cuit'],
  document: ['dni', 'rut'],
}

/** Returns the value of an entity. Its key may be the name of something that every object has, such as `constructor`. */
export const slotValue = (values: SlotValues, key: string): string | undefined => ownOf(values, key)

/** Returns the values of this message: the first one of each entity that is not taken back. */
export const valuesIn = (entities: readonly NamedEntity[]): SlotValues =>
  Object.fromEntries(
    [...entities]
      .filter(({ withdrawn }) => !withdrawn)
      .reverse()
      .map(({ entity, value }) => [entity, value]),
  )

/** Returns the values of the conversation so far. */
export const rememberedValues = ({ values = {} }: Pick<DialogueState, 'values'>): SlotValues =>
  Object.fromEntries(Object.entries(values).map(([key, { value }]) => [key, value]))

/** Words of a question for all there is. */
const WHOLE =
  /\b(?:listas?|listados?|catalogos?|cartilla) (?:\w+ ){0,2}precios?\b|\b(?:todos los|los demas) precios\b|\bprecios de todo\b/

/**
 * Returns the values from earlier in the conversation that a message may use. Who asks for the whole list does not mean
 * the one thing of which they spoke before.
 */
export const valuesBefore = (state: Pick<DialogueState, 'values'>, { text }: Pick<Turn, 'text'>): SlotValues =>
  WHOLE.test(foldWords(text)) ? {} : rememberedValues(state)

/** Returns what is being asked for, and the requests that wait for it, innermost first. */
export function fillingsOf({ filling }: Pick<DialogueState, 'filling'>): readonly Filling[] {
  return filling ? [filling, ...fillingsOf({ filling: filling.before })] : []
}

/** Returns what was told for a response that waits, or that a handoff left. */
export function valuesLeft(state: DialogueState, responseId: number): SlotValues {
  const [, ...outer] = fillingsOf(state)
  return [...outer, ...(state.left ?? [])].find((one) => one.responseId === responseId)?.values ?? {}
}

/** Returns the values that the answers in progress and the last one need. */
export const neededValues = (state: DialogueState): SlotValues => {
  const { filled, lookups = [], left = [] } = state
  const asked = [...left, ...fillingsOf(state).toReversed()]
  return Object.assign({}, filled?.values, ...[...lookups, ...asked].map(({ values }) => values))
}

/** Returns the remembered values with those of a turn added. */
export function rememberValues(
  before: DialogueState['values'],
  added: SlotValues,
  now: Date,
): Record<string, RememberedValue> {
  const at = now.toISOString()
  return { ...before, ...Object.fromEntries(Object.entries(added).map(([key, value]) => [key, { value, at }])) }
}

/** Returns what is known of the contact for a slot. */
export function knownValue({ key, definition: { system = '' } }: Slot, { known = {} }: Turn): string | undefined {
  const kinds = Object.hasOwn(PERSONAL, system) ? (PERSONAL[system] ?? []) : []
  if (kinds.length === 0) return undefined
  const values = [known[`name:${key}`], ...kinds.map((kind) => known[`kind:${kind}`])]
  return values.find((value) => value !== undefined && value !== '')
}

/** Returns a value as customers and staff read it: dates as 20/12/2026. */
export function shownValue(definition: Pick<KnownEntity, 'system'> | undefined, value: string): string {
  const date = definition?.system === 'date' ? /^(\d{4})-(\d\d)-(\d\d)/.exec(value) : null
  return date ? `${date[3]}/${date[2]}/${date[1]}` : value
}

/** What texts say in place of a date that the customer left to the business: "para el primer día que haya". */
const ANY_DAY = 'primer día que haya'

const isAnyDay = (definition: Pick<KnownEntity, 'system'> | undefined, value: string): boolean =>
  definition?.system === 'date' && value !== '' && value !== MASK && !/^\d/.test(value)

/** Returns what texts say for it, with the days that the customer left out. */
const anyDayShown = (value: string): string => [ANY_DAY, exceptionIn(value)].filter(Boolean).join(', ')

/** Returns the values that messages name as `{{entidad.<key>}}`. */
export function valuesNamed(messages: readonly ResponseMessage[], values: SlotValues): SlotValues {
  const text = JSON.stringify(messages)
  return Object.fromEntries(Object.entries(values).filter(([key]) => text.includes(`entidad.${key}`)))
}

/** Returns a turn whose texts may use the values as `{{entidad.<key>}}`. */
export function withValues(turn: Turn, bot: BotSnapshot, values: SlotValues): Turn {
  const entities = bot.trained?.entities ?? []
  const own = Object.entries(values).map(([key, value]) => {
    const definition = entities.find(({ name }) => name === key)
    return [`entidad.${key}`, isAnyDay(definition, value) ? anyDayShown(value) : shownValue(definition, value)]
  })
  return { ...turn, variables: { ...turn.variables, ...Object.fromEntries(own) } }
}
