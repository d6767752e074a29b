/** A message that was deleted, and what stands in its place. */
export interface Forgotten {
  id: number
  chatId: number
  at: string
  /** what a list or a quote showed of it */
  text: string
  /** what they show now */
  shown: { text: string; kind: string }
  content: object
}

type Row = Readonly<Record<string, unknown>>

/** Returns a function that takes what deleted messages said out of a stored payload or answer, wherever it stands in it. */
export function withoutMessages(gone: readonly Forgotten[]): (value: unknown) => unknown {
  const byId: ReadonlyMap<unknown, Forgotten> = new Map(gone.map((one) => [one.id, one]))
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(clean)
    if (typeof value !== 'object' || value === null) return value
    const row: Row = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, clean(one)]))
    const message = byId.get(row.id)
    if (message && 'type' in row && 'text' in row) {
      const { reply_to: _reply, buttons: _buttons, hidden: _hidden, team_reaction: _team, ...rest } = row
      return { ...rest, text: '', files: [], reaction: null, content: message.content }
    }
    // A quote.
    if (message && 'kind' in row && 'text' in row) return { ...row, ...message.shown }
    const changed = byId.get(row.message_id)
    if (changed && 'text' in row) return { ...row, text: '', hidden: false, content: changed.content }
    if (changed && 'reaction' in row) return { ...row, reaction: null, team_reaction: null }
    const last = 'last_message_text' in row && gone.find((one) => isLastOf(row, one))
    return last ? { ...row, last_message_text: last.shown.text, last_message_kind: last.shown.kind } : row
  }
  return clean
}

const isLastOf = (row: Row, { chatId, text, at }: Forgotten): boolean =>
  row.id === chatId && row.last_message_text === text && isAt(row.last_message_at, at)

const isAt = (time: unknown, at: string): boolean => new Date(String(time)).getTime() === new Date(at).getTime()
