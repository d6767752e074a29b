import { contentKey, probeContent } from './content.ts'
import { buildDatumOutcome } from './fallback.ts'
import { findMainResponse } from './main-response.ts'
import { memo } from './memo.ts'
import type { RuleContext, RuleOf } from './rule.ts'
import type { BotSnapshot } from './types.ts'
import { foldWords } from './words.ts'

const BEFORE = '(?:(?:y|e|ah|es que|pero|ya|bueno|si|no|mire|mira|hola|perdon|gracias) )*'
/** What customers say they have or did, and data that they give with a name. */
const TOLD = new RegExp(
  `^${BEFORE}(?:(?:la |lo |los |las |me |se |te |le |les )*(?:tengo|tenia|traigo|compre|compramos|pague|pagamos|hice|pedi|encargue|recibi|llame|mande|envie|deje|abone|transferi)|hace (?:\\w+ ){1,2}(?:dias?|semanas?|mes|meses|anos?|horas?)|a nombre de|(?:(?:te |le |les )?(?:paso|doy|dejo) )?(?:el|mi|este es el|este es mi) (?:nro|numero|n|pedido|dni|cuit|mail|correo|telefono|celular|nombre)(?: \\w+){0,3}? es)\\b`,
)

/** Number of the examples of an intent that are looked at. */
const JUDGED = 60

/** Whether a text tells a fact about the customer rather than asking for something. */
export const statesFact = (text: string): boolean => !text.includes('?') && TOLD.test(foldWords(text))

/** The intents that have an example that tells a fact: "tengo dolor de muelas". */
const tellingIntents = memo((all: NonNullable<BotSnapshot['trained']>['examples']) => {
  const seen = new Map<number, number>()
  const telling = new Set<number>()
  for (const { intent_id, text } of all) {
    const count = (seen.get(intent_id) ?? 0) + 1
    seen.set(intent_id, count)
    if (count <= JUDGED && statesFact(text)) telling.add(intent_id)
  }
  return telling
})

/**
 * Whether a text tells a fact about the customer and is understood as something that nobody asks for in that way: "tengo
 * la factura" is no wish for an invoice.
 */
export function isOnlyFact({ turn, bot: { trained }, understood: { best, example } }: RuleContext): boolean {
  if (!trained || example || !best || !statesFact(turn.text)) return false
  return !tellingIntents.of(trained.examples).has(best.intentId)
}

/**
 * Offers a person to those who tell a fact about what was just answered, such as "tengo la factura" after an answer about
 * a return.
 */
export const applyFactRule: RuleOf = (deciding) => {
  const { topic } = deciding.state
  if (!topic || topic.turns > 0 || !isOnlyFact(deciding) || takesData(deciding)) return undefined
  const outcome = probeContent(deciding)
  return outcome && contentKey(outcome) !== topic.key ? buildDatumOutcome(deciding) : undefined
}

/** Whether the answer to what was understood needs data, of which this may be one. */
const takesData = (deciding: RuleContext): boolean => (findMainResponse(deciding)?.required_entities ?? []).length > 0
