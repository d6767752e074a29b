// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Grants } from '../src/contract/grants.ts'

export const ApiScopeGrants: Grants = {
  'chats:read': [
    {
      who: 'member',
      rule: { any: [{ permission: 'contacts' }, { permission: 'configuration' }, { permission: 'chats' }] },
    },
    { who: 'member', rule: { permission: 'chats' } },
    {
      who: 'member',
      rule: { any: [{ permission: 'chats' }, { permission: 'contacts' }, { permission: 'configuration' }] },
    },
  ],
  'chats:write': [
    { who: 'member', rule: { permission: 'chats' } },
    { who: 'member', rule: { all: [{ role: [2, 3, 5] }, { permission: 'chats' }] } },
  ],
  'contacts:read': [
    { who: 'member', rule: { permission: 'contacts' } },
    { who: 'member', rule: { any: [{ permission: 'chats' }, { permission: 'contacts' }] } },
    {
      who: 'member',
      rule: { any: [{ permission: 'chats' }, { permission: 'contacts' }, { permission: 'configuration' }] },
    },
  ],
  'contacts:write': [
    { who: 'member', rule: { any: [{ permission: 'chats' }, { permission: 'contacts' }] } },
    { who: 'member', rule: { permission: 'contacts' } },
  ],
  'budgets:read': [{ who: 'member', rule: { permission: 'chats' } }],
  'budgets:write': [{ who: 'member', rule: { permission: 'chats' } }],
  'responses:read': [{ who: 'member', rule: { permission: 'responses' } }],
  'responses:write': [{ who: 'member', rule: { permission: 'responses' } }],
  'training:read': [{ who: 'member', rule: { permission: 'advanced_configuration' } }],
  'training:write': [{ who: 'member', rule: { permission: 'advanced_configuration' } }],
}

export const WebhookEventGrants: Grants = {
  message: [{ who: 'member', rule: { permission: 'chats' } }],
  conversation: [{ who: 'member', rule: { permission: 'chats' } }],
  handoff: [{ who: 'member', rule: { permission: 'chats' } }],
  resolved: [{ who: 'member', rule: { permission: 'chats' } }],
  lead: [{ who: 'member', rule: { permission: 'contacts' } }],
  form_completed: [{ who: 'member', rule: { permission: 'contacts' } }],
}
