/** Something in an archive that must be corrected. */
interface ArchiveFault {
  /** name of the file; empty for the archive as a whole */
  file: string
  /** what it is about, in words such as «Respuesta «Horario», mensaje 2»; empty for the whole file */
  place: string
  text: string
}

/** Returns a fault as one line: what it is about, what to correct, and in which file. */
export function faultLine({ file, place, text }: ArchiveFault): string {
  if (place === '') return file === '' ? text : `${file}: ${text}`
  return `${place}: ${text}${file === '' ? '' : ` (${file})`}`
}
