/** A part of a form: a file or a text. */
type Part = { name: string; filename: string; bytes: Buffer } | { name: string; text: string }

const BOUNDARY = 'frontera'

/** Returns a multipart body and its media type, as browsers send it; to be spread into the options of a call. */
export function formOf(...parts: Part[]): { raw: Buffer; type: string } {
  const chunks = parts.flatMap((part) => {
    const named = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${part.name}"`
    return 'text' in part
      ? [Buffer.from(`${named}\r\n\r\n${part.text}\r\n`)]
      : [
          Buffer.from(`${named}; filename="${part.filename}"\r\ncontent-type: text/html\r\n\r\n`),
          part.bytes,
          Buffer.from('\r\n'),
        ]
  })
  return {
    raw: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
  }
}
