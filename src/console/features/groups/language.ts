import {
  ChannelOptions,
  ConsentStateOptions,
  RuleFieldOptions,
  RuleOperatorOptions,
} from '../../../../generated/options.ts'
import { type RuleKind, ruleKindOf, ruleOperators } from '../../../contract/group-rules.ts'
import type { Offer } from '../choices.ts'
import { fixedOffer, type Language } from '../conditions/language.ts'
import { useChoices } from '../useChoices.ts'

const FIXED: Readonly<Record<string, Offer>> = {
  channel: fixedOffer(ChannelOptions),
  consent: fixedOffer(ConsentStateOptions),
}

/** What the conditions of groups ask. */
export const groupLanguage: Language = {
  fields: RuleFieldOptions,
  operators: RuleOperatorOptions,
  kindOf: ruleKindOf,
  operatorsOf: (kind) => ruleOperators[kind as RuleKind],
  useOffer: (field) => {
    const label = useChoices('label', { of: 'contact', enabled: field === 'label' })
    const area = useChoices('area', { enabled: field === 'area' })
    const person = useChoices('person', { enabled: field === 'assigned' })
    return FIXED[field] ?? { area, assigned: person }[field] ?? label
  },
}
