import {
  ChannelOptions,
  ChatPriorityOptions,
  ChatRuleFieldOptions,
  ChatRuleOperatorOptions,
  ChatTypeOptions,
} from '../../../../generated/options.ts'
import { chatRuleKindOf, chatRuleOperators } from '../../../contract/chat-rules.ts'
import type { Offer } from '../choices.ts'
import { fixedOffer, type Language } from '../conditions/language.ts'
import { useChoices } from '../useChoices.ts'
import { firstValue, RuleValue } from './RuleValue.tsx'

const FIXED: Readonly<Record<string, Offer>> = {
  channel: fixedOffer(ChannelOptions),
  attended: fixedOffer(ChatTypeOptions),
  priority: fixedOffer(ChatPriorityOptions),
}

/** What the conditions of rules of chats ask. */
export const ruleLanguage: Language = {
  fields: ChatRuleFieldOptions,
  operators: ChatRuleOperatorOptions,
  kindOf: chatRuleKindOf,
  operatorsOf: (kind) => chatRuleOperators[kind],
  firstValue,
  Value: RuleValue,
  useOffer: (field) => {
    const label = useChoices('label', { of: 'chat', enabled: field === 'label' })
    const ofContact = useChoices('label', { of: 'contact', enabled: field === 'contact_label' })
    const area = useChoices('area', { enabled: field === 'area' })
    const group = useChoices('group', { enabled: field === 'contact_group' })
    return FIXED[field] ?? { contact_label: ofContact, area, contact_group: group }[field] ?? label
  },
}
