/** Saves a file on this machine. */
export function saveBlob(blob: Blob, filename: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = filename
  document.body.append(link)
  link.click()
  link.remove()
  // a browser may begin to read it a moment later
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Saves a text on this machine, as a CSV unless it is said to be something else. */
export const saveText = (filename: string, text: string, type = 'text/csv'): void =>
  saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), filename)
