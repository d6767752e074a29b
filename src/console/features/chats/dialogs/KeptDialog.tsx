import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { type Unsaved, UnsavedContext } from '../../../engine/form/unsaved.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { DialogNotice } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useInbox } from '../context.ts'
import { leftSubject, leftText } from '../state/left-text.ts'
import type { Left } from '../state/types.ts'
import type { ChatDialogProps } from './shared.tsx'

interface KeptDialogProps {
  chatId: number
  /** what the dialog changes does not need the chat */
  isApart: boolean
  onClose: () => void
  children: (given: ChatDialogProps) => ReactNode
}

/**
 * Keeps a dialog with the chat as it was last known once it left, if closing would lose what was typed, and says why it
 * left. Else the dialog closes with the chat.
 */
export function KeptDialog({ chatId, isApart, onClose, children }: KeptDialogProps) {
  const chat = useInbox(({ state }) => state.chats.get(chatId))
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Unsaved>>(new Map())
  const report = useCallback(
    (id: string, state: Unsaved) =>
      setUnsaved((before) => {
        const others = [...before].filter(([other]) => other !== id)
        return new Map(state ? [...others, [id, state]] : others)
      }),
    [],
  )
  const last = useRef(chat?.item)
  if (chat?.item) last.current = chat.item
  const left = chat?.item ? undefined : chat?.facts.left?.value
  const isOver = !last.current || (left !== undefined && unsaved.size === 0)
  const isOpen = useRef(true)
  // A request that ends once the dialog closed must not close the next one.
  const close = useCallback(() => {
    if (isOpen.current) onClose()
  }, [onClose])
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  useEffect(() => {
    if (isOver) close()
  }, [isOver, close])
  if (!last.current || isOver) return null
  // While something is sent, the chat may leave by the request itself.
  const isLeft = left !== undefined && ![...unsaved.values()].includes('busy')
  const notice = isLeft && (
    <LeftNotice chatId={chatId} left={left}>
      {isApart ? 'Guarda tus cambios antes de cerrar.' : 'Copia lo que escribiste antes de cerrar.'}
    </LeftNotice>
  )
  return (
    <UnsavedContext value={report}>
      <DialogNotice value={notice}>{children({ chat: last.current, isLeft, onClose: close })}</DialogNotice>
    </UnsavedContext>
  )
}

interface LeftNoticeProps {
  chatId: number
  left: Left
  /** what to do with what was typed */
  children: string
}

/** Says why the chat left, in place of the toast that says the same. */
function LeftNotice({ chatId, left, children }: LeftNoticeProps) {
  const lost = useInbox((one) => one.lost)
  useEffect(() => {
    if (lost?.id === chatId) toast.closeSubject(leftSubject(chatId))
  }, [lost, chatId])
  return (
    <Banner tone="warning" role="alert">
      {leftText(left)} {children}
    </Banner>
  )
}
