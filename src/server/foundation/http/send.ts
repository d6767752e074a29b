import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Operation } from '../../../contract/operation.ts'
import { binaryType } from './description.ts'
import type { Page } from './page.ts'

/** A response with its status, as the registrar sends it. */
export class StatusAnswer {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    this.status = status
    this.body = body
  }
}

/** Bytes that are sent from a file on the disk, piece by piece, instead of from memory. */
export class FileAnswer {
  readonly stream: Readable
  /** in bytes */
  readonly size: number

  private constructor(stream: Readable, size: number) {
    this.stream = stream
    this.size = size
  }

  /** Opens a file. It is sent whole even if it is deleted meanwhile. Rejects with the error of the file system. */
  static async of(place: string): Promise<FileAnswer> {
    const file = await open(place)
    try {
      const { size } = await file.stat()
      return new FileAnswer(file.createReadStream(), size)
    } catch (error) {
      await file.close()
      throw error
    }
  }
}

/** A page with the query that it was requested with. */
interface AnsweredPage {
  page: Page<unknown>
  query: unknown
}

/** A picture in memory, with its own media type where the description only says that it is one. */
export class PictureAnswer {
  readonly bytes: Uint8Array
  /** "image/jpeg" */
  readonly type: string

  constructor(bytes: Uint8Array, type: string) {
    this.bytes = bytes
    this.type = type
  }
}

/** Sends a handler's result: JSON, bytes, nothing, or a page with `Content-Range`. */
export function send(operation: Operation, reply: FastifyReply, result: StatusAnswer | AnsweredPage): FastifyReply {
  if ('page' in result) {
    const { items, total } = result.page
    const [first] = (result.query as { range: [number, number] }).range
    const span = items.length ? `${first}-${first + items.length - 1}` : '*'
    void reply.header('content-range', `${operation.resource?.name ?? 'items'} ${span}/${total}`)
    return json(reply.status(operation.success[0] ?? 200), items)
  }
  void reply.status(result.status)
  if (result.body === undefined) return reply.send()
  const { body } = result
  if (body instanceof PictureAnswer)
    return reply.header('content-disposition', 'attachment').type(body.type).send(body.bytes)
  if (!(body instanceof Uint8Array || body instanceof FileAnswer)) return json(reply, body)
  // Bytes are always a download and never rendered as a page.
  void reply
    .header('content-disposition', 'attachment')
    .type(binaryType(operation, result.status) ?? 'application/octet-stream')
  return body instanceof FileAnswer ? reply.header('content-length', body.size).send(body.stream) : reply.send(body)
}

function json(reply: FastifyReply, body: unknown): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}
