import { Busboy } from '@fastify/busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { standard } from './errors.ts'
import { isText } from './json.ts'
import { problem } from './problem.ts'

/** A file of a multipart body, whole. */
export interface SentFile {
  /** name of its field */
  field: string
  filename: string
  bytes: Buffer
}

/** A multipart body, read: files in their order, and the texts beside them. */
export class SentForm {
  readonly files: SentFile[] = []
  readonly fields: Record<string, string> = {}
}

/** Parts, and characters of a text, that any form of the contract has at most. */
const MOST = { files: 10, fields: 5, fieldSize: 8_192, parts: 15, headerPairs: 20 }

/**
 * Reads `multipart/form-data` for the operations that take it, within the operation's limit of bytes; for every other
 * it is the wrong media type.
 */
export function readMultipart(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      const allowed = request.routeOptions.config.bodyTypes ?? []
      if (allowed.length === 0) return undefined
      if (!allowed.includes('multipart/form-data')) throw standard(415)
      return parse(request.headers['content-type'] ?? '', bytes)
    },
  )
}

/** The refusal of what is no form, or of no form where there must be one. */
export const badForm = () => problem(400, 'bad_form', 'El contenido enviado no es un formulario válido.')

function parse(type: string, bytes: Buffer): Promise<SentForm> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(badForm())
    const form = new SentForm()
    let reader: InstanceType<typeof Busboy>
    try {
      reader = new Busboy({ headers: { 'content-type': type }, limits: MOST })
    } catch {
      return refuse()
    }
    reader.on('file', (name, stream, filename) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('error', refuse)
      stream.on('end', () => {
        form.files.push({ field: name, filename: filename ?? '', bytes: Buffer.concat(parts) })
      })
    })
    reader.on('field', (name, value) => {
      form.fields[name] = value
    })
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) reader.on(limit, refuse)
    reader.on('error', refuse)
    reader.on('finish', () => {
      const texts = [...Object.entries(form.fields).flat(), ...form.files.map(({ filename }) => filename)]
      if (texts.every(isText)) resolve(form)
      else refuse()
    })
    reader.end(bytes)
  })
}
