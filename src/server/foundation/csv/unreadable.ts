/** A file that cannot be read at all. The message is shown to people. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}
