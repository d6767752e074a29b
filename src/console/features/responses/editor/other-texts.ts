import { ConditionOperatorOptions } from '../../../../../generated/options.ts'
import type { Choices, MainInput, ResponseCondition } from '../types.ts'
import { labelOfEntity } from './data/types.ts'

/** The part of a response that says what the bot sends. */
type Texts = Pick<MainInput, 'messages' | 'conditions'>

/** What the bot sends instead of the first text. */
export interface OtherText {
  /** when it is sent, e.g. «Variante 1» or «Si Producto es torta» */
  when: string
  text: string
  /** `text` names pictures and buttons, instead of being what is sent */
  named?: boolean
}

/** Returns when a condition applies, in words: «Si Producto es torta». */
export function conditionInWords(
  choices: Pick<Choices, 'entities'>,
  { entity_id, operator, value = '' }: ResponseCondition,
): string {
  const compares = operator === 'is' || operator === 'is_not'
  const sign = ConditionOperatorOptions.find((one) => one.value === operator)?.label ?? ''
  return ['Si', labelOfEntity(choices, entity_id), sign, compares ? value : ''].filter(Boolean).join(' ')
}

/** Returns what is sent besides the main text of each message: variants, and everything that conditions send. */
export function otherTexts({ messages, conditions = [] }: Texts, choices: Pick<Choices, 'entities'>): OtherText[] {
  const variants = messages.flatMap((message, at) =>
    variantsOf(message).map((text, place) => ({
      when: messages.length > 1 ? `Mensaje ${at + 1}, variante ${place + 1}` : `Variante ${place + 1}`,
      text,
    })),
  )
  const conditioned = conditions.flatMap((condition): OtherText[] => {
    const when = conditionInWords(choices, condition)
    const texts = condition.messages.flatMap((message) => [
      ...(message.kind === 'text' && message.text ? [{ when, text: message.text }] : []),
      ...variantsOf(message).map((text) => ({ when: `${when}, variante`, text })),
    ])
    const things = thingsOf(condition)
    const rest = things.length > 0 || texts.length === 0
    return [...texts, ...(rest ? [{ when, text: `envía ${things.join(', ') || 'nada'}`, named: true }] : [])]
  })
  return [...variants, ...conditioned]
}

/** What a message without text is called: one, and several of them. */
const NAMES: Readonly<Partial<Record<string, readonly [one: string, several: string]>>> = {
  image: ['una imagen', 'imágenes'],
  video: ['un video', 'videos'],
  audio: ['un audio', 'audios'],
  document: ['un documento', 'documentos'],
  location: ['una ubicación', 'ubicaciones'],
  card: ['una tarjeta', 'tarjetas'],
  carousel: ['un carrusel', 'carruseles'],
}

/** Returns what a condition sends that is no text, e.g. `una imagen` and `1 botón`. */
function thingsOf({ messages, buttons = [] }: ResponseCondition): string[] {
  const things = Object.entries(NAMES).flatMap(([kind, [one, several] = ['', '']]) => {
    const count = messages.filter((message) => message.kind === kind).length
    return count === 0 ? [] : [count === 1 ? one : `${count} ${several}`]
  })
  if (buttons.length > 0) things.push(buttons.length === 1 ? '1 botón' : `${buttons.length} botones`)
  return things
}

const variantsOf = ({ kind, variants = [] }: MainInput['messages'][number]) =>
  kind === 'text' ? variants.filter(Boolean) : []

/** Returns whether a main text was changed. */
export const changesText = (before: Texts, after: Texts): boolean =>
  after.messages.some(({ kind, text }, at) => {
    const old = before.messages[at]
    return kind === 'text' && old?.kind === 'text' && old.text !== text
  })

/** Returns whether a main text was changed while each other text is as it was: these may still say the old thing. */
export function leavesOthersBehind(before: Texts, after: Texts): boolean {
  const rest = ({ messages, conditions = [] }: Texts) => JSON.stringify([messages.map(variantsOf), conditions])
  return changesText(before, after) && rest(before) === rest(after)
}

/** Returns a response's messages with one text each. */
export const withoutVariants = (messages: MainInput['messages']): MainInput['messages'] =>
  messages.map(({ variants: _, ...message }) => message)
