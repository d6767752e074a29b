import { useState } from 'react'
import { ChatMessageInputLimits } from '../../../../../generated/limits.ts'
import { fileFault } from '../../../../contract/channel-files.ts'
import { toast } from '../../../ui/toast.ts'
import type { Catalogue } from '../calls/catalogue.ts'
import type { Channel, QuickReply } from '../state/types.ts'

type Attached = QuickReply['files'][number]

/** Maximum number of quick reply files in a message. */
const MOST = ChatMessageInputLimits.attachments.maxItems

/** Tracks what quick replies add to a message besides their text: their files and which reply was used. */
export function useQuickReplyFiles({ quickReplies }: Catalogue, channel: Channel) {
  const [attached, setAttached] = useState<readonly Attached[]>([])
  const [used, setUsed] = useState<number>()

  /** Call it when a reply is inserted. */
  function take({ id, files }: QuickReply): void {
    setUsed(id)
    const faults = files.flatMap((file) => fileFault(channel, file) ?? [])
    if (faults[0]) toast.error(faults[0])
    const taken = files.filter((file) => fileFault(channel, file) === undefined)
    const all = [...attached, ...taken.filter((file) => attached.every((other) => other.id !== file.id))]
    if (all.length > MOST) toast.error(`Puedes enviar hasta ${MOST} archivos por mensaje. Quitamos los demás.`)
    setAttached(all.slice(0, MOST))
  }

  /**
   * Call it when the message is sent. Returns what to send with it, and counts the use locally like the server does.
   */
  function give(): { quickReplyId?: number; attached?: readonly Attached[] } {
    if (used !== undefined)
      quickReplies.store.set((all) =>
        all?.map((reply) =>
          reply.id === used
            ? { ...reply, usage_count: reply.usage_count + 1, last_used_at: new Date().toISOString() }
            : reply,
        ),
      )
    setAttached([])
    setUsed(undefined)
    return { ...(used !== undefined && { quickReplyId: used }), ...(attached.length > 0 && { attached }) }
  }

  return { attached, take, give, drop: (file: Attached) => setAttached(attached.filter((other) => other !== file)) }
}
