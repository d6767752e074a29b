import type { IncomingMessage } from 'node:http'
import busboy from '@fastify/busboy'
import type { Token } from '../world/types.ts'
import { GraphError } from './errors.ts'
import { isObject, type Params } from './json.ts'

interface UploadedFile {
  field: string
  filename: string
  mimeType: string
  bytes: Buffer
}

/** A request to the Graph API, with parameters of address and body merged as Graph does. */
export interface Call {
  method: string
  /** path without version, e.g. `['106540352242922', 'messages']` */
  path: string[]
  /** id of the addressed object, `me` already resolved */
  id: string
  params: Params
  files: UploadedFile[]
  raw: Buffer
  headers: IncomingMessage['headers']
  /** the code with which an accepted message will fail on purpose */
  failure?: number
  /** undefined where no token is necessary */
  token?: Token
}

/** Largest body: a document of 100 MB. */
const LARGEST = 105 * 1024 * 1024

/** Reads a request's body. @throws {GraphError} when it is too large or not of its content type */
export async function readCall(request: IncomingMessage, url: URL): Promise<Call> {
  const path = url.pathname.split('/').filter((part, index) => part !== '' && !(index === 1 && isVersion(part)))
  const call: Call = {
    method: request.method ?? 'GET',
    path: path.map(decodeURIComponent),
    id: '',
    params: Object.fromEntries(url.searchParams),
    files: [],
    raw: Buffer.alloc(0),
    headers: request.headers,
  }
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('multipart/form-data')) {
    await readParts(request, call)
    return call
  }
  call.raw = await readBytes(request)
  if (call.raw.length === 0 || type.startsWith('application/octet-stream')) return call
  if (type.startsWith('application/x-www-form-urlencoded'))
    Object.assign(call.params, fromForm(new URLSearchParams(call.raw.toString('utf8'))))
  else if (type.startsWith('application/json')) Object.assign(call.params, parseObject(call.raw.toString('utf8')))
  return call
}

const isVersion = (part: string): boolean => /^v\d+\.\d+$/.test(part)

/** The bytes of a request's body. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    length += (chunk as Buffer).length
    if (length > LARGEST) throw new GraphError(100, { status: 413, message: 'Request body is too large' })
    chunks.push(chunk as Buffer)
  }
  return chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)
}

function parseObject(text: string): Params {
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value)) return unpack(value)
  } catch {
    // Answered below, as is JSON of another kind.
  }
  throw new GraphError(100, { message: '(#100) The request body is not a JSON object' })
}

/** Graph also takes these as JSON in a string, and clients send them so. */
const PACKED = ['contacts', 'interactive', 'template', 'message', 'recipient', 'components']

function unpack(params: Params): Params {
  for (const key of PACKED) {
    const value = params[key]
    if (typeof value === 'string' && /^[[{]/.test(value)) params[key] = JSON.parse(value)
  }
  return params
}

/** Values of forms that are JSON objects or arrays are read as such. */
function fromForm(form: URLSearchParams): Params {
  const read = (value: string): unknown => {
    if (!/^[[{]/.test(value)) return value
    try {
      return JSON.parse(value)
    } catch {
      return value
    }
  }
  return Object.fromEntries([...form].map(([key, value]) => [key, read(value)]))
}

function readParts(request: IncomingMessage, call: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const form = new URLSearchParams()
    const parser = busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      limits: { fileSize: LARGEST },
    })
    parser.on('field', (name, value) => form.append(name, value))
    parser.on('file', (field, stream, filename, _encoding, mimeType) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => call.files.push({ field, filename, mimeType, bytes: Buffer.concat(chunks) }))
    })
    parser.on('error', reject)
    parser.on('finish', () => {
      Object.assign(call.params, fromForm(form))
      resolve()
    })
    request.pipe(parser)
  })
}
