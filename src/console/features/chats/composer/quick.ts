import { givenName } from '../../../../contract/names.ts'
import { fold } from '../../../../contract/phrase.ts'
import type { ChatItem, QuickReply } from '../state/types.ts'

/** The word that begins with a bar at the cursor, if there is one: what is being looked for among quick replies. */
export function slashAt(text: string, cursor: number): { start: number; query: string } | null {
  const found = /(?:^|\s)(\/[^\s/]*)$/.exec(text.slice(0, cursor))
  if (!found?.[1]) return null
  return { start: cursor - found[1].length, query: found[1].slice(1) }
}

/** Quick replies that fit a query, best first: by shortcut, then title, then text; those used most, then latest, first. */
export function findReplies(all: readonly QuickReply[], query: string, channel: ChatItem['channel']): QuickReply[] {
  const wanted = fold(query)
  const rank = ({ shortcut, title, text, folder }: QuickReply) => {
    if (fold(shortcut).startsWith(wanted)) return 0
    if (fold(title).includes(wanted) || fold(shortcut).includes(wanted)) return 1
    return fold(`${folder ?? ''} ${text}`).includes(wanted) ? 2 : 3
  }
  return all
    .filter((reply) => !reply.channels?.length || reply.channels.includes(channel))
    .map((reply) => ({ reply, rank: rank(reply) }))
    .filter((one) => one.rank < 3)
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        b.reply.usage_count - a.reply.usage_count ||
        (b.reply.last_used_at ?? '').localeCompare(a.reply.last_used_at ?? ''),
    )
    .map(({ reply }) => reply)
}

/** Variables of a quick reply, with what they stand for; the form that edits replies lists them. */
export const VARIABLES = {
  'contacto.nombre': 'Nombre del cliente',
  'usuario.nombre': 'Nombre de quien escribe',
  'area.nombre': 'Área del chat',
  'negocio.nombre': 'Nombre del chatbot',
} as const

/** What the variables stand for in a chat. */
export function valuesOf(chat: ChatItem, me: string, business: string): Record<string, string> {
  return {
    'contacto.nombre': givenName(chat.user_name),
    'usuario.nombre': me,
    'area.nombre': chat.area?.name ?? '',
    'negocio.nombre': business,
  }
}

/** Puts a text where the cursor is, in place of what was selected; the rest of the draft stays. */
export function insertAt(text: string, start: number, end: number, insert: string): { text: string; cursor: number } {
  const before = text.slice(0, start)
  return { text: before + insert + text.slice(end), cursor: before.length + insert.length }
}
