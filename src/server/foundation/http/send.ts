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

/** A page with the query that it was requested with. */
interface AnsweredPage {
  page: Page<unknown>
  query: unknown
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
  // Bytes are always a download and never rendered as a page.
  if (result.body instanceof Uint8Array)
    return reply
      .header('content-disposition', 'attachment')
      .type(binaryType(operation, result.status) ?? 'application/octet-stream')
      .send(result.body)
  return json(reply, result.body)
}

function json(reply: FastifyReply, body: unknown): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}
