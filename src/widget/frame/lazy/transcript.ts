import { isBlank, NO_TEXT } from '../../../contract/trimmed.ts'
import type { Message } from '../api.ts'
import { dayOf, timeOf } from '../dates.ts'

/** A text of which nothing can be seen says so, unless there is a file. */
const saidIn = (text: string, alone: boolean): string => {
  if (!isBlank(text)) return text
  return text && alone ? `[${NO_TEXT}]` : ''
}

/** Downloads the chat as a text file. */
export function saveTranscript(messages: readonly Message[], title: string): void {
  const lines = messages.map(({ from, name, text, at, files, buttons, deleted }) => {
    const who = from === 'visitor' ? 'Yo' : (name ?? title)
    const parts = [
      deleted ? '[Mensaje eliminado]' : saidIn(text, files.length === 0),
      ...files.map(({ filename }) => `[Archivo: ${filename}]`),
      buttons.length > 0 && `[Opciones: ${buttons.map((button) => button.title).join(' · ')}]`,
    ]
    return `${dayOf(at)} ${timeOf(at)} ${who}: ${parts.filter(Boolean).join('\n')}`
  })
  const file = new Blob([`${title}\n\n${lines.join('\n')}\n`], { type: 'text/plain;charset=utf-8' })
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(file),
    download: 'conversacion.txt',
  })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
