import { fits, type QuickResponse } from '../quick.ts'
import { fold, mentions } from '../words.ts'
import type { Deciding, Outcome } from './decide.ts'
import { answerTo } from './main.ts'
import { toPerson } from './person.ts'
import { sayContent } from './say.ts'
import type { Reply, ResponseMessage } from './types.ts'

/** Words that a message may have beside a keyword and still be about it alone. */
const BESIDE = 3

/**
 * An answer by keyword, the first that fits; it may hand over. A sentence that merely contains the word is left to the
 * intent that surely knows what the whole of it means.
 */
export function byQuick(deciding: Deciding): Outcome | undefined {
  const { turn, brain, variants } = deciding
  if (turn.text.trim() === '') return undefined
  const quick = brain.quick.find((one) => fits(one, turn.text))
  if (!quick || (saysMore(quick, turn.text) && answerTo(deciding))) return undefined
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

function saysMore({ keywords, match }: QuickResponse, text: string): boolean {
  if (match === 'exact') return false
  const said = fold(text)
  const found = keywords.map(fold).filter((keyword) => mentions(said, keyword))
  const lengthOf = (words: string) => words.split(' ').length
  return lengthOf(said) > Math.max(1, ...found.map(lengthOf)) + BESIDE
}

/** What an answer by keyword says: its text, or its file with that text. */
export function quickMessages(answer: string, mediaId: number | null): ResponseMessage[] {
  return [mediaId ? { kind: 'document', caption: answer, media_id: mediaId } : { kind: 'text', text: answer }]
}
