import { realName } from '../../../../contract/customer-names.ts'
import { variableLabel } from '../../../../contract/known-variables.ts'
import { fold } from '../../../../contract/phrase.ts'
import type { ChatItem, QuickReply } from '../state/types.ts'

/** Returns the word at the cursor that starts with a slash (the search for a quick reply), or null. */
export function slashAt(text: string, cursor: number): { start: number; query: string } | null {
  const found = /(?:^|\s)(\/[^\s/]*)$/.exec(text.slice(0, cursor))
  if (!found?.[1]) return null
  return { start: cursor - found[1].length, query: found[1].slice(1) }
}

/** How well a reply matches a folded query: 0 is best, 3 is not at all. */
export function rankOfReply({ shortcut, title, text, folder }: QuickReply, wanted: string): number {
  if (fold(shortcut).startsWith(wanted)) return 0
  if (fold(title).includes(wanted) || fold(shortcut).includes(wanted)) return 1
  return fold(`${folder ?? ''} ${text}`).includes(wanted) ? 2 : 3
}

/**
 * Returns the quick replies that match a query, ranked by shortcut, then title, then text. Within a rank, the most used
 * come first, then the most recently used.
 */
export function findReplies(all: readonly QuickReply[], query: string, channel: ChatItem['channel']): QuickReply[] {
  const wanted = fold(query)
  return all
    .filter((reply) => !reply.channels?.length || reply.channels.includes(channel))
    .map((reply) => ({ reply, rank: rankOfReply(reply, wanted) }))
    .filter((one) => one.rank < 3)
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        b.reply.usage_count - a.reply.usage_count ||
        (b.reply.last_used_at ?? '').localeCompare(a.reply.last_used_at ?? ''),
    )
    .map(({ reply }) => reply)
}

/** Variables of quick replies with their labels, also listed in the form of a reply. */
export const VARIABLES: Readonly<Record<string, string>> = Object.fromEntries(
  ['contacto.nombre', 'usuario.nombre', 'area.nombre', 'negocio.nombre'].map((name) => [name, variableLabel(name)]),
)

/** Returns the values of the variables in a chat. */
export function valuesOf(chat: ChatItem, me: string, business: string): Record<string, string> {
  return {
    'contacto.nombre': realName(chat.user_name),
    'usuario.nombre': me,
    'area.nombre': chat.area?.name ?? '',
    'negocio.nombre': business,
  }
}
