import { ChatDraftInputLimits } from '../../../../../generated/limits.ts'
import { ApiError } from '../../../api/errors.ts'
import { readToken } from '../../../api/token.ts'
import { connectionState, subscribeConnection } from '../../../realtime/index.ts'
import { writeDraft } from '../calls/calls.ts'

interface Draft {
  bot: number
  id: number
  text: string
  replyTo: number | null
}

/** The latest text of each chat whose save got no response, with the session that wrote it. */
const unsaved = new Map<string, Draft & { token: string | null }>()
/** The latest save of each chat, so that the failure of an earlier one does not bring its text back. */
const latest = new Map<string, symbol>()

/**
 * Saves a draft on the server. Without a response, the latest text of a chat is saved again once there is a connection:
 * otherwise a text that has been sent meanwhile would reappear on the next visit. Other failures are silent, as the text
 * stays in the field.
 * @param leaving whether the page is being left
 */
export async function saveDraft(draft: Draft, leaving = false): Promise<void> {
  const key = `${draft.bot} ${draft.id}`
  const own = Symbol(key)
  const token = readToken()
  latest.set(key, own)
  unsaved.delete(key)
  // The server would refuse it, and keeps what it has.
  if (draft.text.length > ChatDraftInputLimits.text.maxLength) return
  try {
    await writeDraft(draft, leaving)
  } catch (error) {
    if (error instanceof ApiError && error.status === 0 && latest.get(key) === own)
      unsaved.set(key, { ...draft, token })
  }
}

function saveAgain(): void {
  const token = readToken()
  for (const [key, { token: author, ...draft }] of [...unsaved]) {
    unsaved.delete(key)
    if (author === token) void saveDraft(draft)
  }
}

subscribeConnection(() => {
  if (connectionState() === 'online') saveAgain()
})
