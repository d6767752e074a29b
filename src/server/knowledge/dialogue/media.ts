import type { Outcome, RuleContext } from './rule.ts'
import type { SystemTexts } from './situations.ts'
import { isQuestion } from './slots/words.ts'
import { buildSystemReplies, personButton } from './system.ts'
import type { Turn } from './types.ts'
import { foldWords } from './words.ts'

const MAPS = String.raw`(?:www\.)?(?:google\.[a-z.]{2,6}\/maps|maps\.google\.[a-z.]{2,6}|maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple\.com|waze\.com|ul\.waze\.com|openstreetmap\.org)`

/** A place as customers send it: a link to a map, or the widget's link with a label, or two coordinates. */
const PLACE = new RegExp(
  String.raw`^(?:(?:mi\s+)?ubicaci[oó]n\s*:?\s*)?(?:\[[^\]]*\]\()?(?:https?:\/\/${MAPS}\S*|-?\d{1,2}\.\d{3,}\s*,\s*-?\d{1,3}\.\d{3,})\)?$`,
  'iu',
)

const LINK = /^(?:https?:\/\/|www\.)\S/iu

/** Whether a text is one or several links and nothing else. */
const isOnlyLinks = (text: string): boolean => text.split(/\s+/u).every((word) => LINK.test(word))

/** What a message without words consists of. */
type Kind = keyof Pick<SystemTexts, 'media_received' | 'voice_received' | 'link_received' | 'location_received'>

/** The kinds as the explanation shows them; the rule's name already says that it was a file. */
const NAMES: Readonly<Partial<Record<Kind, string>>> = {
  voice_received: 'Audio',
  link_received: 'Enlace',
  location_received: 'Ubicación',
}

/** Answers a file with a text that only tells of it, before a keyword in that text. */
export const applySentFileRule = (deciding: RuleContext): Outcome | undefined =>
  deciding.turn.hasFiles && deciding.turn.text.trim() !== '' ? applyMediaRule(deciding) : undefined

/** Answers a message that is only a file, an audio, a link or a place. */
export function applyMediaRule({ turn, bot, variants }: RuleContext): Outcome | undefined {
  const kind = kindOf(turn)
  if (!kind) return undefined
  // An own response to files also answers audios, unless there is one for them.
  const general = kind === 'voice_received' ? 'media_received' : kind
  const by = NAMES[kind]
  return {
    replies: buildSystemReplies(general, bot, turn, variants, [personButton(turn)], kind),
    explanation: { rule: 'media', ...(by && { by }) },
  }
}

/** Words that tell of a file that comes with them: "ahí le mando el comprobante". */
const SENDS =
  /\b(?:mando|envio|adjunto|comparto|paso|dejo|va|van) (?:\w+ ){0,3}(?:foto|fotos|imagen|captura|comprobante|archivo|audio|video|recibo|ticket|factura|orden|receta|plano|lista|documento)\b|^(?:comprobante|foto|captura|recibo|aca va|aqui va|ahi va)\b/

function kindOf({ text: given, hasFiles, isVoice }: Turn): Kind | undefined {
  const text = given.trim()
  if (text === '' || (hasFiles && SENDS.test(foldWords(text)) && !isQuestion(text)))
    return hasFiles ? (isVoice ? 'voice_received' : 'media_received') : undefined
  if (PLACE.test(text)) return 'location_received'
  return isOnlyLinks(text) ? 'link_received' : undefined
}
