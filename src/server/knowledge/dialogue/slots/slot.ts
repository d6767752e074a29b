import type { KnownEntity, KnownResponse } from '../../models/knowledge.ts'
import type { EntityDefinition } from '../../nlu/types.ts'
import { DOCUMENT_WORDS } from '../../spanish/document-words.ts'
import type { BotSnapshot, ResponseButton } from '../types.ts'
import { foldWords } from '../words.ts'

/**
 * A datum that the bot asks for, one at a time. Independent of who needs it: the entity definition says how an answer is
 * read, so anything that can be described as one can be asked.
 */
export interface Slot {
  /** identifies its value in the state and in variables */
  key: string
  label: string
  definition: EntityDefinition
  question: string
  /** an answer that would be accepted, shown after one that was not; may be empty */
  example: string
  /** its value is masked wherever it is shown or stored */
  sensitive: boolean
}

/** Whether a slot is for a person's name, as its label or its question says. */
export const asksName = ({ definition, label, question }: Pick<Slot, 'definition' | 'label' | 'question'>): boolean =>
  definition.type === 'free' && /\bnombre\b|\b(?:te|se) llama[sn]?\b/.test(foldWords(`${label} ${question}`))

/** Words with which customers name a datum of a kind. */
const KIND_WORDS: Readonly<Record<string, string>> = {
  document: DOCUMENT_WORDS.join(' '),
  dni: DOCUMENT_WORDS.join(' '),
  date: 'fecha dia turno cita hora consulta reserva',
  time: 'hora horario turno cita',
  phone: 'telefono tel celular cel fono movil whatsapp numero',
  email: 'correo mail email',
}

/** Returns the words with which customers name the datum of a slot: "el DNI es…". */
export function wordsFor({ key, label, definition: { system = '' } }: Slot): ReadonlySet<string> {
  const own = Object.hasOwn(KIND_WORDS, system) ? KIND_WORDS[system] : ''
  return new Set(
    foldWords(`${label} ${key.replaceAll('_', ' ')} ${own}`)
      .split(' ')
      .filter((word) => word.length > 1),
  )
}

/** Whether a text names the datum of a slot. */
export function namesSlot(slot: Slot, text: string): boolean {
  const words = wordsFor(slot)
  return foldWords(text)
    .split(' ')
    .some((word) => words.has(word))
}

/** Default number of answers that cannot be used before an agent is offered. */
export const ASK_ATTEMPTS = 2

/** Examples of the system kinds. */
const EXAMPLES: Readonly<Record<string, string>> = {
  number: '3',
  date: '20/12',
  time: '10:30',
  money: '$ 5.000',
  email: 'ana@correo.com',
  phone: '351 555 0142',
  location: 'Córdoba',
  duration: '2 días',
  document: '30123456',
  dni: '30123456',
  cuit: '20-12345678-6',
  patente: 'AB123CD',
}

/** Returns the slot of an entity. An empty question means the entity's own one. */
export function entitySlot(entity: KnownEntity, question = ''): Slot {
  const { name: key, label, sensitive, prompt_question, prompt_example } = entity
  return {
    ...{ key, label, sensitive, definition: entity },
    question: question || prompt_question,
    example: prompt_example || EXAMPLES[entity.system ?? ''] || '',
  }
}

/** Returns the slots of a response in the order they are asked. Entities that the model lacks are skipped. */
export function slotsOf(bot: Pick<BotSnapshot, 'trained'>, { required_entities = [] }: KnownResponse): Slot[] {
  return required_entities.flatMap(({ entity_id, question }) => {
    const entity = bot.trained?.entities.find(({ id }) => id === entity_id)
    return entity ? [entitySlot(entity, question)] : []
  })
}

/** Most values that are offered as buttons, and the longest title that every channel shows. */
const MOST_OPTIONS = 10
const LONGEST_TITLE = 20

/** Returns the values of a list as buttons; none if they do not fit. */
export function optionsOf({ definition: { type, values = [] } }: Slot): ResponseButton[] {
  const fits = values.length <= MOST_OPTIONS && values.every(({ value }) => value.length <= LONGEST_TITLE)
  return type === 'list' && fits ? values.map(({ value }) => ({ title: value, type: 'response' })) : []
}
