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

/** Returns a stored payload or answer without what a deleted message said, wherever it stands in it. */
export function withoutMessage(value: unknown, gone: Forgotten): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutMessage(one, gone))
  if (typeof value !== 'object' || value === null) return value
  const row: Row = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutMessage(one, gone)]))
  const { shown, content } = gone
  if (row.id === gone.id && 'type' in row && 'text' in row) {
    const { reply_to: _reply, buttons: _buttons, hidden: _hidden, ...rest } = row
    return { ...rest, text: '', files: [], reaction: null, content }
  }
  // A quote.
  if (row.id === gone.id && 'kind' in row && 'text' in row) return { ...row, ...shown }
  if (row.message_id === gone.id && 'text' in row) return { ...row, text: '', hidden: false, content }
  if (row.id === gone.chatId && row.last_message_text === gone.text && isAt(row.last_message_at, gone.at))
    return { ...row, last_message_text: shown.text, last_message_kind: shown.kind }
  return row
}

const isAt = (time: unknown, at: string): boolean => new Date(String(time)).getTime() === new Date(at).getTime()
