/** Inserts a text at the cursor in place of the selection; the rest of the draft is kept. */
export function insertAt(text: string, start: number, end: number, insert: string): { text: string; cursor: number } {
  const before = text.slice(0, start)
  return { text: before + insert + text.slice(end), cursor: before.length + insert.length }
}
