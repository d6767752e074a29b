import type { FastifyInstance, FastifyReply, HTTPMethods } from 'fastify'
import { standard } from './errors.ts'

/** An address of the contract, whatever its parameters are called. */
interface Place {
  url: string
  /** its parts between slashes; undefined where a parameter stands */
  parts: readonly (string | undefined)[]
  methods: ReadonlySet<string>
}

/**
 * Answers 405, and which methods there are, to those that an address of the contract lacks; OPTIONS tells the same.
 * Routes for all of them would be five times those of the operations, which every start of a server would pay: an
 * address is looked up here once it led to no operation. A route is made only where another address would take the call,
 * as `/{bot}/{id}` takes what `/{bot}/trash` lacks.
 * @param operations url, with parameters as Fastify writes them, and method of each operation
 */
export function refuseOtherMethods(
  app: FastifyInstance,
  operations: readonly (readonly [url: string, method: string])[],
): void {
  const places = placesOf(operations)
  for (const [index, place] of places.entries()) {
    const taken = places.slice(index + 1).flatMap((other) => (overlap(place, other) ? [...other.methods] : []))
    const lacking = new Set(taken.filter((method) => !place.methods.has(method)))
    if (lacking.size > 0)
      app.route({
        method: [...lacking] as HTTPMethods[],
        url: place.url,
        onRequest: async (_, reply) => refuse(reply, place),
        handler: async () => undefined,
      })
  }
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.operation) return undefined
    const [address = ''] = request.url.split('?', 1)
    const parts = address.split('/')
    const place = places.find((one) => leadsTo(one, parts))
    if (!place || place.methods.has(request.method)) return undefined
    return request.method === 'OPTIONS'
      ? reply.header('allow', allowed(place)).status(204).send()
      : refuse(reply, place)
  })
}

/** The addresses, in the order in which the router tries them: what is written out comes before a parameter. */
function placesOf(operations: readonly (readonly [url: string, method: string])[]): Place[] {
  const places = new Map<string, { url: string; methods: Set<string> }>()
  for (const [url, method] of operations) {
    const shape = url.replace(/:\w+/g, LAST)
    const place = places.get(shape) ?? { url, methods: new Set() }
    place.methods.add(method)
    if (method === 'GET') place.methods.add('HEAD')
    places.set(shape, place)
  }
  return [...places]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([shape, place]) => ({
      ...place,
      parts: shape.split('/').map((part) => (part === LAST ? undefined : part)),
    }))
}

/** Stands for a parameter, and is sorted behind every letter. */
const LAST = '\uffff'

const overlap = (one: Place, other: Place): boolean =>
  one.parts.length === other.parts.length &&
  one.parts.every((part, at) => part === undefined || other.parts[at] === undefined || other.parts[at] === part)

const leadsTo = (place: Place, parts: readonly string[]): boolean =>
  place.parts.length === parts.length && place.parts.every((part, at) => part === undefined || part === parts[at])

const allowed = ({ methods }: Place): string => [...methods, 'OPTIONS'].sort().join(', ')

function refuse(reply: FastifyReply, place: Place): never {
  void reply.header('allow', allowed(place))
  throw standard(405)
}
