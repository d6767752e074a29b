import { Busboy } from '@fastify/busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { standardProblem } from './errors.ts'
import { isText } from './json.ts'
import { problem } from './problem.ts'

/** A complete file of a multipart body. */
interface SentFile {
  /** name of its form field */
  field: string
  filename: string
  bytes: Buffer
}

/** A parsed multipart body: files in order, and text fields. */
export class SentForm {
  readonly files: SentFile[] = []
  readonly fields: Record<string, string> = Object.create(null)

  /** the names of all parts */
  get names(): string[] {
    return [...Object.keys(this.fields), ...this.files.map(({ field }) => field)]
  }
}

/** Limits for any form of the contract: numbers of parts, and bytes of a text field. */
const MOST = { files: 10, fields: 5, fieldSize: 8_192, parts: 15, headerPairs: 20 }

/**
 * Parses `multipart/form-data` for the operations that accept it, within the operation's size limit. Other operations
 * answer 415.
 */
export function registerMultipartParser(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      const allowed = request.routeOptions.config.bodyTypes ?? []
      if (allowed.length === 0) return undefined
      if (!allowed.includes('multipart/form-data')) throw standardProblem(415)
      return parse(request.headers['content-type'] ?? '', bytes)
    },
  )
}

/** The error for an invalid form, or for another body where a form is required. */
export const badForm = () =>
  problem(400, 'bad_form', 'No entendimos el formulario enviado. Revísalo e inténtalo nuevamente.')

/** Bytes that are parsed between two turns of the event loop: a large file would hold up everybody. */
const SLICE = 512 * 1024

function parse(type: string, bytes: Buffer): Promise<SentForm> {
  return new Promise((resolve, reject) => {
    let isRefused = false
    const refuse = () => {
      isRefused = true
      reject(badForm())
    }
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
    const feed = (from: number): void => {
      if (isRefused) return
      const next = from + SLICE
      if (next >= bytes.length) {
        reader.end(bytes.subarray(from))
        return
      }
      reader.write(bytes.subarray(from, next))
      setImmediate(feed, next)
    }
    feed(0)
  })
}
