import { variableLabel } from '../../../../contract/known-variables.ts'
import { ownOf } from '../../../../contract/path.ts'
import { api, unwrap } from '../../../api/client.ts'
import { currentSession } from '../../../session/index.ts'
import { useLoad } from '../../../ui/useLoad.ts'
import { useChatsContext } from '../context.ts'
import type { ChatItem, QuickReply } from '../state/types.ts'
import { valuesOf } from './quick-replies.ts'
import { namesIn } from './reply-values.ts'

/** Variables whose values only the contact has. */
const OF_CONTACT = /^contacto\.(?:telefono$|campo\.)/
const FIELD = /^contacto\.campo\./

/** Whether a reply has variables whose values only the contact has. */
export const namesContact = ({ text }: Pick<QuickReply, 'text'>): boolean =>
  namesIn(text).some((name) => OF_CONTACT.test(name))

type Values = Readonly<Record<string, string>>

interface ReplyValues {
  /** those to write into a text */
  values: Values
  /** those to show: a value that could not be read yet has its name in brackets */
  shown: Values
  isLoading: boolean
  /** why the contact could not be read */
  error: unknown
  reload: () => void
}

/** Returns the values of the variables of replies in a chat. Reads its contact only if a reply names data of it. */
export function useReplyValues(
  chat: ChatItem | undefined,
  replies: readonly Pick<QuickReply, 'text'>[] | undefined = [],
): ReplyValues {
  const { botId, me } = useChatsContext()
  const names = replies.flatMap(({ text }) => namesIn(text)).filter((name) => OF_CONTACT.test(name))
  const asked = chat && names.length > 0 ? chat.contact_id : undefined
  const loaded = useLoad(`values ${asked}`, async (signal) => {
    if (asked === undefined) return undefined
    const path = { bot: botId, id: asked }
    return unwrap(api.GET('/contacts/{bot}/{id}', { params: { path }, signal }))
  })
  const { data: contact, error, reload } = loaded
  const known: Values = chat ? valuesOf(chat, me.name, currentSession().bot?.name ?? '') : {}
  const isUnread = asked !== undefined && !contact
  const state = { isLoading: isUnread && !error, error: isUnread ? error : undefined, reload }
  if (!contact) {
    const unread = names.map((name) => [name, `[${variableLabel(name).replace(FIELD, '')}]`])
    return { values: known, shown: { ...known, ...Object.fromEntries(unread) }, ...state }
  }
  const fields = names.flatMap((name) =>
    FIELD.test(name) ? [[name, String(ownOf(contact.custom, name.replace(FIELD, '')) ?? '')] as const] : [],
  )
  const values = { ...known, 'contacto.telefono': contact.phone ?? '', ...Object.fromEntries(fields) }
  return { values, shown: values, ...state }
}
