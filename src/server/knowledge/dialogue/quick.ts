import { isStopWord } from '../nlu/index.ts'
import { buildContentReplies } from './build-replies.ts'
import { buildHandoffReplies } from './handoff.ts'
import { isBeside } from './keyword-beside.ts'
import { findMainResponse } from './main-response.ts'
import { isCourtesy } from './person-words.ts'
import { matchQuickResponse } from './quick-responses.ts'
import type { Outcome, RuleContext } from './rule.ts'
import { asksOfSomethingElse } from './something-else.ts'
import type { Reply, ResponseMessage } from './types.ts'
import { foldWords } from './words.ts'

/**
 * Answers with the quick response whose keyword in the message is the longest; it may hand over. If the message says
 * more than the keyword, an intent with a higher confidence takes precedence.
 */
export function applyQuickResponseRule(deciding: RuleContext): Outcome | undefined {
  const { turn, bot, variants } = deciding
  const found =
    turn.text.trim() === '' ? undefined : matchQuickResponse(bot, turn.text, (one) => !isBeside(bot, turn.text, one))
  if (!found || isSurer(deciding, found.keyword) || asksOfSomethingElse(bot, turn.text, found)) return undefined
  const { quick } = found
  const said = buildContentReplies(
    { key: `quick${quick.id}`, messages: quickMessages(quick.answer, quick.mediaId), buttons: quick.buttons },
    turn,
    variants,
  )
  const by = quick.keywords.join(', ')
  const explanation = { rule: 'quick', by } as const
  const contact = quick.action === 'contact_form' && bot.forms?.find(({ kind }) => kind === 'contact')
  if (contact) return { replies: [...said, { kind: 'begin', formId: contact.id, source: 'quick' }], explanation }
  if (quick.action !== 'handoff') return { replies: said, explanation }
  const person: Reply[] = buildHandoffReplies(bot, turn, { reason: 'keyword', areaId: quick.areaId, by }, variants)
  return { replies: [...said, ...person], explanation }
}

/** Whether an intent with a response has a higher confidence than the keyword's share of the significant words. */
function isSurer(deciding: RuleContext, keyword: string): boolean {
  const { understood, turn } = deciding
  if (!findMainResponse(deciding)) return false
  const words = foldWords(turn.text)
    .split(' ')
    .filter((word) => !isStopWord(word) && !isCourtesy(word))
  const covered = keyword.split(' ').filter((word) => words.some((said) => said.startsWith(word))).length
  return words.length > covered && (understood.best?.confidence ?? 0) > covered / words.length
}

/** Returns the message of a quick response: its text, or its file with that text as caption. */
export function quickMessages(answer: string, mediaId: number | null): ResponseMessage[] {
  return [mediaId ? { kind: 'document', caption: answer, media_id: mediaId } : { kind: 'text', text: answer }]
}
