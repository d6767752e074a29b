import type { Outcome, RuleContext } from './rule.ts'
import type { SystemTexts } from './situations.ts'
import { buildSystemReplies, personButton } from './system.ts'
import type { Turn } from './types.ts'

const MAPS = String.raw`(?:www\.)?(?:google\.[a-z.]{2,6}\/maps|maps\.google\.[a-z.]{2,6}|maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple\.com|waze\.com|ul\.waze\.com|openstreetmap\.org)`

/** A place as customers send it: a link to a map, or the widget's link with a label, or two coordinates. */
const PLACE = new RegExp(
  String.raw`^(?:(?:mi\s+)?ubicaci[oó]n\s*:?\s*)?(?:\[[^\]]*\]\()?(?:https?:\/\/${MAPS}\S*|-?\d{1,2}\.\d{3,}\s*,\s*-?\d{1,3}\.\d{3,})\)?$`,
  'iu',
)

/** One or several links and nothing else. */
const LINKS = /^(?:(?:https?:\/\/|www\.)\S+\s*)+$/iu

/** What a message without words consists of. */
type Kind = keyof Pick<SystemTexts, 'media_received' | 'voice_received' | 'link_received' | 'location_received'>

/** The kinds as the explanation shows them; the rule's name already says that it was a file. */
const NAMES: Readonly<Partial<Record<Kind, string>>> = {
  voice_received: 'Audio',
  link_received: 'Enlace',
  location_received: 'Ubicación',
}

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

function kindOf({ text: given, hasFiles, isVoice }: Turn): Kind | undefined {
  const text = given.trim()
  if (text === '') return hasFiles ? (isVoice ? 'voice_received' : 'media_received') : undefined
  if (PLACE.test(text)) return 'location_received'
  return LINKS.test(text) ? 'link_received' : undefined
}
