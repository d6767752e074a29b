/** Something in an archive that must be corrected. */
interface ArchiveFault {
  /** name of the file; empty for the archive as a whole */
  file: string
  /** where the item that it is about begins in the file, if that is known */
  line?: number
  /** what it is about, in words such as «Respuesta «Horario», mensaje 2»; empty for the whole file */
  place: string
  text: string
}

/** Returns a fault as one line: what it is about, what to correct, and where it is written. */
export function faultLine({ file, line, place, text }: ArchiveFault): string {
  const where = line === undefined ? file : `${file}, línea ${line}`
  if (place === '') return file === '' ? text : `${where}: ${text}`
  return `${place}: ${text}${file === '' ? '' : ` (${where})`}`
}
