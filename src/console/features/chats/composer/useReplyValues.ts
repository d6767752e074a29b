import { api, unwrap } from '../../../api/client.ts'
import { currentSession } from '../../../session/index.ts'
import { useLoad } from '../../../ui/useLoad.ts'
import { useChatsContext } from '../context.ts'
import type { ChatItem, QuickReply } from '../state/types.ts'
import { valuesOf } from './quick-replies.ts'
import { namesIn } from './reply-values.ts'

/** Variables whose values only the contact has. */
const OF_CONTACT = /^contacto\.(?:telefono$|campo\.)/

/** Returns the values of the variables of replies in a chat. Reads its contact only if a reply names data of it. */
export function useReplyValues(
  chat: ChatItem | undefined,
  replies: readonly Pick<QuickReply, 'text'>[] | undefined = [],
): Readonly<Record<string, string>> {
  const { botId, me } = useChatsContext()
  const names = replies.flatMap(({ text }) => namesIn(text))
  const asked = chat && names.some((name) => OF_CONTACT.test(name)) ? chat.contact_id : undefined
  const { data: contact } = useLoad(`values ${asked}`, async (signal) => {
    if (asked === undefined) return undefined
    const path = { bot: botId, id: asked }
    return unwrap(api.GET('/contacts/{bot}/{id}', { params: { path }, signal }))
  })
  if (!chat) return {}
  const known = valuesOf(chat, me.name, currentSession().bot?.name ?? '')
  if (!contact) return known
  const fields = names.flatMap((name) => {
    const key = /^contacto\.campo\.(.+)$/.exec(name)?.[1]
    return key === undefined ? [] : [[name, String(contact.custom?.[key] ?? '')] as const]
  })
  return { ...known, 'contacto.telefono': contact.phone ?? '', ...Object.fromEntries(fields) }
}
