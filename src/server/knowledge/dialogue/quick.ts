import { isEmptyWord } from '../nlu/index.ts'
import { answerTo } from './main.ts'
import { toPerson } from './person.ts'
import { isCourtesy } from './person-words.ts'
import { quickFor } from './quick-responses.ts'
import type { Deciding, Outcome } from './rule.ts'
import { sayContent } from './say.ts'
import type { Reply, ResponseMessage } from './types.ts'
import { foldWords } from './words.ts'

/**
 * An answer by keyword, that of the longest one in the message; it may hand over. A message that says more than its
 * keyword is left to the intent that is surer of the whole of it.
 */
export function byQuick(deciding: Deciding): Outcome | undefined {
  const { turn, brain, variants } = deciding
  const found = turn.text.trim() === '' ? undefined : quickFor(brain.quick, turn.text)
  if (!found || isSurer(deciding, found.keyword)) return undefined
  const { quick } = found
  const said = sayContent(
    { key: `quick${quick.id}`, messages: quickMessages(quick.answer, quick.mediaId), buttons: quick.buttons },
    turn,
    variants,
  )
  const by = quick.keywords.join(', ')
  const explanation = { rule: 'quick', by } as const
  if (quick.action !== 'handoff') return { replies: said, explanation }
  const person: Reply[] = toPerson(brain, turn, { reason: 'keyword', areaId: quick.areaId, by }, variants)
  return { replies: [...said, ...person], explanation }
}

/** Whether an intent that has an answer is surer of the message than the share of it that the keyword is. */
function isSurer(deciding: Deciding, keyword: string): boolean {
  const { understood, turn } = deciding
  if (!answerTo(deciding)) return false
  const telling = foldWords(turn.text)
    .split(' ')
    .filter((word) => !isEmptyWord(word) && !isCourtesy(word))
  const covered = keyword.split(' ').filter((word) => telling.some((said) => said.startsWith(word))).length
  return telling.length > covered && (understood.best?.confidence ?? 0) > covered / telling.length
}

/** What an answer by keyword says: its text, or its file with that text. */
export function quickMessages(answer: string, mediaId: number | null): ResponseMessage[] {
  return [mediaId ? { kind: 'document', caption: answer, media_id: mediaId } : { kind: 'text', text: answer }]
}
