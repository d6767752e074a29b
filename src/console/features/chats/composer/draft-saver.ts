import { ChatDraftInputLimits } from '../../../../../generated/limits.ts'
import { readToken } from '../../../api/token.ts'
import { onConnectionBack } from '../../../realtime/index.ts'
import { writeDraft } from '../calls/calls.ts'
import { passes, timer, waitAfter } from '../outbox/retries.ts'

interface Draft {
  bot: number
  id: number
  text: string
  replyTo: number | null
}

interface Unsaved {
  draft: Draft
  /** session that wrote it */
  token: string | null
  /** number of attempts so far */
  tries: number
  /** cancels the next attempt */
  cancel: () => void
}

/** The latest text of each chat that the server does not have yet. */
const unsaved = new Map<string, Unsaved>()
/** The latest save of each chat, so that the failure of an earlier one does not bring its text back. */
const latest = new Map<string, symbol>()

/**
 * Saves a draft on the server. The latest text of a chat is saved again until the server has it, as the outbox does with
 * messages: otherwise a text that has been sent meanwhile would reappear on the next visit. Failures are silent, as the
 * text stays in the field.
 * @param leaving whether the page is being left
 */
export const saveDraft = (draft: Draft, leaving = false): Promise<void> => attempt(draft, 1, leaving)

async function attempt(draft: Draft, tries: number, leaving: boolean): Promise<void> {
  const key = `${draft.bot} ${draft.id}`
  const own = Symbol(key)
  const token = readToken()
  latest.set(key, own)
  unsaved.get(key)?.cancel()
  unsaved.delete(key)
  // The server would refuse it, and keeps what it has.
  if (draft.text.length > ChatDraftInputLimits.text.maxLength) return
  try {
    await writeDraft(draft, leaving)
  } catch (error) {
    if (!passes(error, tries) || latest.get(key) !== own) return
    const cancel = timer(() => saveAgain(key), waitAfter(tries))
    unsaved.set(key, { draft, token, tries, cancel })
  }
}

function saveAgain(key: string, leaving = false): void {
  const one = unsaved.get(key)
  if (!one) return
  one.cancel()
  unsaved.delete(key)
  if (one.token === readToken()) void attempt(one.draft, one.tries + 1, leaving)
}

function saveAll(leaving: boolean): void {
  for (const key of [...unsaved.keys()]) saveAgain(key, leaving)
}

onConnectionBack(() => saveAll(false))
window.addEventListener('pagehide', () => saveAll(true))
