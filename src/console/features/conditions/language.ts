import type { ComponentType } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import type { ChatRuleKind } from '../../../contract/chat-rules.ts'
import type { Option } from '../../../contract/screen.ts'
import type { ChoiceKind, Offer } from '../choices.ts'

export type OwnField = components['schemas']['ContactField']

/** A condition of any language: a datum, how it is compared, and with what. */
export interface Condition {
  field: string
  /** of an own field */
  key?: string | null
  operator: string
  value?: components['schemas']['ChatRuleCondition']['value']
  /** its place in what is stored, of one on a datum that the reader does not see */
  hidden?: number
}

/** Whether the reader does not see what one of the conditions compares. */
export const hasHidden = (conditions: readonly Pick<Condition, 'hidden'>[]): boolean =>
  conditions.some(({ hidden }) => hidden !== undefined)

/** Errors of a condition by property. */
export type Faults = Readonly<Partial<Record<keyof Condition, { message?: string }>>>

/** The labelled values of an enumeration. */
export const fixedOffer = (options: readonly Option[]): Offer => ({
  choices: options.map(({ value, label }) => ({ value: String(value), label })),
  lost: 'Opción eliminada',
})

/** Where the values of a field come from: they are fixed, or records of the bot. */
export type Source = Offer | { kind: ChoiceKind; of?: 'chat' | 'contact' }

export interface ValueProps {
  condition: Condition
  kind: ChatRuleKind
  /** of a field with choices */
  offer: Offer
  error: string | undefined
  onChange: (value: Condition['value']) => void
}

/** What conditions can ask. */
export interface Language {
  fields: readonly Option[]
  operators: readonly Option[]
  /** how a field is compared; undefined for an own field that the bot does not have */
  kindOf: (condition: Condition, own: readonly OwnField[]) => ChatRuleKind | undefined
  /** the first one is the usual one */
  operatorsOf: (kind: ChatRuleKind) => readonly string[]
  /** what conditions on fields with choices compare with, by field */
  sources: Readonly<Record<string, Source>>
  /** the value that a condition begins with; none if absent */
  firstValue?: (kind: ChatRuleKind | undefined) => Condition['value']
  /** controls beside those of {@link ConditionValue} */
  Value?: ComponentType<ValueProps>
}
