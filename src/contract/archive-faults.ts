/** Something in an archive that must be corrected. */
interface ArchiveFault {
  /** name of the file; empty for the archive as a whole */
  file: string
  /** place in the file; empty for all of it */
  place: string
  text: string
}

/** Returns a fault as one line: where it is, and what to correct. */
export function faultLine({ file, place, text }: ArchiveFault): string {
  const where = [file, place].filter((part) => part !== '').join(', ')
  return where === '' ? text : `${where}: ${text}`
}
