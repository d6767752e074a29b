/** A file that cannot be read at all; its text is for people. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}
