import type { KnownResponse } from '../../models/knowledge.ts'
import type { BotSnapshot } from '../types.ts'
import type { SlotValues } from './types.ts'
import { MASK, slotValue } from './values.ts'

type Content = Pick<KnownResponse, 'messages' | 'buttons'> & {
  /** identifies the content in the record of sent variants */
  key: string
  /** the condition that holds, as text */
  condition?: string
}

type Condition = NonNullable<KnownResponse['conditions']>[number]

/** Returns the content of the first condition that holds, else that of the response. */
export function contentFor(bot: BotSnapshot, response: KnownResponse, values: SlotValues): Content {
  const { id, messages, buttons, conditions = [] } = response
  for (const [place, condition] of conditions.entries()) {
    const entity = bot.trained?.entities.find((one) => one.id === condition.entity_id)
    if (!entity || !holds(condition, slotValue(values, entity.name))) continue
    return {
      key: `main${id}if${place}`,
      messages: condition.messages,
      buttons: condition.buttons ?? [],
      condition: described(condition, entity.label, entity.sensitive),
    }
  }
  return { key: `main${id}`, messages, buttons }
}

function holds({ operator, value }: Condition, given: string | undefined): boolean {
  if (operator === 'missing') return given === undefined
  if (given === undefined) return false
  if (operator === 'present') return true
  return (operator === 'is') === (given === value)
}

function described({ operator, value = '' }: Condition, label: string, sensitive: boolean): string {
  const shown = sensitive ? MASK : value
  const said = { is: `es ${shown}`, is_not: `no es ${shown}`, present: 'está', missing: 'falta' }[operator]
  return `${label} ${said}`
}
