import { ConditionOperatorOptions } from '../../../../../generated/options.ts'
import type { Choices, MainInput, ResponseCondition } from '../types.ts'
import { labelOfEntity } from './data/types.ts'

/** The part of a response that says what the bot sends. */
type Texts = Pick<MainInput, 'messages' | 'conditions'>

/** A text that the bot sends instead of the first one. */
export interface OtherText {
  /** when it is sent, e.g. «Variante 1» or «Producto es torta» */
  when: string
  text: string
}

/** Returns a condition in words, e.g. «Producto es torta». */
export function conditionInWords(
  choices: Pick<Choices, 'entities'>,
  { entity_id, operator, value = '' }: ResponseCondition,
): string {
  const compares = operator === 'is' || operator === 'is_not'
  const sign = ConditionOperatorOptions.find((one) => one.value === operator)?.label ?? ''
  return [labelOfEntity(choices, entity_id), sign, compares ? value : ''].filter(Boolean).join(' ')
}

/** Returns the texts besides the main one of each message: variants, and what conditions send. */
export function otherTexts({ messages, conditions = [] }: Texts, choices: Pick<Choices, 'entities'>): OtherText[] {
  const variants = messages.flatMap((message, at) =>
    variantsOf(message).map((text, place) => ({
      when: messages.length > 1 ? `Mensaje ${at + 1}, variante ${place + 1}` : `Variante ${place + 1}`,
      text,
    })),
  )
  const conditioned = conditions.flatMap((condition) => {
    const when = `Si ${conditionInWords(choices, condition)}`
    return condition.messages.flatMap((message) => [
      ...(message.kind === 'text' && message.text ? [{ when, text: message.text }] : []),
      ...variantsOf(message).map((text) => ({ when: `${when}, variante`, text })),
    ])
  })
  return [...variants, ...conditioned]
}

const variantsOf = ({ kind, variants = [] }: MainInput['messages'][number]) =>
  kind === 'text' ? variants.filter(Boolean) : []

/** Returns whether a main text was changed while each other text is as it was: these may still say the old thing. */
export function leavesOthersBehind(before: Texts, after: Texts): boolean {
  const changed = after.messages.some(({ kind, text }, at) => {
    const old = before.messages[at]
    return kind === 'text' && old?.kind === 'text' && old.text !== text
  })
  const rest = ({ messages, conditions = [] }: Texts) => JSON.stringify([messages.map(variantsOf), conditions])
  return changed && rest(before) === rest(after)
}

/** Returns a response's messages with one text each. */
export const withoutVariants = (messages: MainInput['messages']): MainInput['messages'] =>
  messages.map(({ variants: _, ...message }) => message)
