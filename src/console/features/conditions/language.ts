import type { ComponentType } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import type { ChatRuleKind } from '../../../contract/chat-rules.ts'
import type { Option } from '../../../contract/screen.ts'
import type { Offer } from '../choices.ts'

export type OwnField = components['schemas']['ContactField']

/** A condition of any language: a datum, how it is compared, and with what. */
export interface Condition {
  field: string
  /** of an own field */
  key?: string | null
  operator: string
  value?: components['schemas']['ChatRuleCondition']['value']
}

/** Errors of a condition by property. */
export type Faults = Readonly<Partial<Record<keyof Condition, { message?: string }>>>

/** The labelled values of an enumeration. */
export const fixedOffer = (options: readonly Option[]): Offer => ({
  choices: options.map(({ value, label }) => ({ value: String(value), label })),
  lost: 'Opción eliminada',
})

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
  /** what a condition on the field may compare with */
  useOffer: (field: string) => Offer
  /** the value that a condition begins with; none if absent */
  firstValue?: (kind: ChatRuleKind | undefined) => Condition['value']
  /** controls beside those of {@link ConditionValue} */
  Value?: ComponentType<ValueProps>
}
