import {
  ChannelOptions,
  ConsentStateOptions,
  RuleFieldOptions,
  RuleOperatorOptions,
} from '../../../../generated/options.ts'
import { type RuleKind, ruleKindOf, ruleOperators } from '../../../contract/group-rules.ts'
import { fixedOffer, type Language } from '../conditions/language.ts'

/** What the conditions of groups ask. */
export const groupLanguage: Language = {
  fields: RuleFieldOptions,
  operators: RuleOperatorOptions,
  kindOf: ruleKindOf,
  operatorsOf: (kind) => ruleOperators[kind as RuleKind],
  sources: {
    channel: fixedOffer(ChannelOptions),
    consent: fixedOffer(ConsentStateOptions),
    label: { kind: 'label', of: 'contact' },
    area: { kind: 'area' },
    assigned: { kind: 'person' },
  },
}
