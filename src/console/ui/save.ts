import { releaseObjectUrl } from './object-url.ts'

/** Downloads a file to the user's device. */
export function saveBlob(blob: Blob, filename: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = filename
  document.body.append(link)
  link.click()
  link.remove()
  // The browser may start reading the blob a moment later.
  releaseObjectUrl(link.href)
}

/** Downloads text as a file, CSV by default. */
export const saveText = (filename: string, text: string, type = 'text/csv'): void =>
  saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), filename)
