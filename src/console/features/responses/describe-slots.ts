import type { components } from '../../../../generated/api.d.ts'
import { WebhookOutcomeOptions } from '../../../../generated/options.ts'
import { formatNumber } from '../../ui/format.ts'

type Slots = components['schemas']['SlotExplanation']

/** Returns what the bot asked, knew, compared and looked up for an answer, as lines of a term and its text. */
export function slotFacts(slots: Slots): [string, string][] {
  const { asking, filled, condition, webhook, webhook_detail: detail, webhook_milliseconds: time } = slots
  const outcome = WebhookOutcomeOptions.find(({ value }) => value === webhook)?.label
  const took = time === null ? '' : `${formatNumber(time)} ms`
  return [
    ...(asking ? [['Pide', asking] as [string, string]] : []),
    ...filled.map(({ label, value }): [string, string] => [label, value]),
    ...(condition ? [['Según el dato', condition] as [string, string]] : []),
    ...(outcome ? [['Consulta', [outcome, detail, took].filter(Boolean).join(', ')] as [string, string]] : []),
  ]
}
