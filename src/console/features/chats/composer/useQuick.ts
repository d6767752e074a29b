import { useState } from 'react'
import { ChatMessageInputLimits } from '../../../../../generated/limits.ts'
import { toast } from '../../../ui/toast.ts'
import type { Catalogue } from '../calls/catalogue.ts'
import type { QuickReply } from '../state/types.ts'

type Attached = QuickReply['files'][number]

/** Files of quick replies that a message may carry */
const MOST = ChatMessageInputLimits.attachments.maxItems

/** What quick replies bring into a message besides their text: their files, and that they were used. */
export function useQuick({ quickReplies }: Catalogue) {
  const [attached, setAttached] = useState<readonly Attached[]>([])
  const [used, setUsed] = useState<number>()

  /** A reply was inserted. */
  function take({ id, files }: QuickReply): void {
    setUsed(id)
    const all = [...attached, ...files.filter((file) => attached.every((other) => other.id !== file.id))]
    if (all.length > MOST) toast.error(`Un mensaje lleva hasta ${MOST} archivos de respuestas rápidas.`)
    setAttached(all.slice(0, MOST))
  }

  /** The message goes out: what it takes along; the reply is counted here as the server will. */
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
