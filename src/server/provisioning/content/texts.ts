import { type FormOfAddress, resolveFormOfAddress } from '../../../contract/address-form.ts'
import type { BotContent } from './content.ts'

/** Returns content whose texts address the customer in one form: `{querés/quieres/quiere}` becomes one of the three. */
export function addressed({ intents, ...rest }: BotContent, form: FormOfAddress): BotContent {
  const texts: BotContent = JSON.parse(JSON.stringify(rest), (_, value) =>
    typeof value === 'string' ? resolveFormOfAddress(value, form) : value,
  )
  return { ...texts, ...(intents && { intents }) }
}
