import {
  ChannelOptions,
  ChatPriorityOptions,
  ChatRuleFieldOptions,
  ChatRuleOperatorOptions,
  ChatTypeOptions,
} from '../../../../generated/options.ts'
import { chatRuleKindOf, chatRuleOperators } from '../../../contract/chat-rules.ts'
import { fixedOffer, type Language } from '../conditions/language.ts'
import { firstValue, RuleValue } from './RuleValue.tsx'

/** What the conditions of rules of chats ask. */
export const ruleLanguage: Language = {
  fields: ChatRuleFieldOptions,
  operators: ChatRuleOperatorOptions,
  kindOf: chatRuleKindOf,
  operatorsOf: (kind) => chatRuleOperators[kind],
  firstValue,
  Value: RuleValue,
  sources: {
    channel: fixedOffer(ChannelOptions),
    attended: fixedOffer(ChatTypeOptions),
    priority: fixedOffer(ChatPriorityOptions),
    label: { kind: 'label', of: 'chat' },
    contact_label: { kind: 'label', of: 'contact' },
    area: { kind: 'area' },
    contact_group: { kind: 'group' },
  },
}
