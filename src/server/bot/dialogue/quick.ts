import { fits } from '../quick.ts'
import type { Deciding, Outcome } from './decide.ts'
import { toPerson } from './person.ts'
import { sayContent } from './say.ts'
import type { Reply, ResponseMessage } from './types.ts'

/** An answer by keyword, the first that fits; it may hand over. */
export function byQuick({ turn, brain, variants }: Deciding): Outcome | undefined {
  if (turn.text.trim() === '') return undefined
  const quick = brain.quick.find((one) => fits(one, turn.text))
  if (!quick) return undefined
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

/** What an answer by keyword says: its text, or its file with that text. */
export function quickMessages(answer: string, mediaId: number | null): ResponseMessage[] {
  return [mediaId ? { kind: 'document', caption: answer, media_id: mediaId } : { kind: 'text', text: answer }]
}
