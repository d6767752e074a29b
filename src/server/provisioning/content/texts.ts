import { type FormOfAddress, resolveFormOfAddress } from '../../../contract/address-form.ts'
import type { BotContent } from './content.ts'

/** Returns content whose texts address the customer in one form: `{querés/quieres/quiere}` becomes one of the three. */
export function addressed(content: BotContent, form: FormOfAddress): BotContent {
  const { intents, ...rest } = content
  return { ...(resolved(rest, form) as BotContent), ...(intents && { intents }) }
}

function resolved(value: unknown, form: FormOfAddress): unknown {
  if (typeof value === 'string') return resolveFormOfAddress(value, form)
  if (Array.isArray(value)) return value.map((one) => resolved(one, form))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolved(one, form)]))
}
