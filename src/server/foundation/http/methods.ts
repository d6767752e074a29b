import type { FastifyInstance, FastifyReply, HTTPMethods } from 'fastify'
import { standardProblem } from './errors.ts'

/** A path of the contract, regardless of the names of its parameters. */
interface Place {
  url: string
  /** path segments; undefined for a parameter */
  parts: readonly (string | undefined)[]
  methods: ReadonlySet<string>
}

/**
 * Answers 405 with an `Allow` header for methods that a path does not have; OPTIONS returns the same header. A route
 * per missing method would need five times as many routes and slow down every start, so a path is looked up here only
 * if no operation matched. A route is added only where another path would match the call: `/{bot}/{id}` matches the
 * methods that `/{bot}/trash` does not have.
 * @param operations url, with parameters in Fastify's notation, and method of each operation
 */
export function registerMethodNotAllowed(
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

/** Returns the paths in the order in which the router tries them: static segments before parameters. */
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

/** Placeholder for a parameter; it sorts after every letter. */
const LAST = '\uffff'

const overlap = (one: Place, other: Place): boolean =>
  one.parts.length === other.parts.length &&
  one.parts.every((part, at) => part === undefined || other.parts[at] === undefined || other.parts[at] === part)

const leadsTo = (place: Place, parts: readonly string[]): boolean =>
  place.parts.length === parts.length && place.parts.every((part, at) => part === undefined || part === parts[at])

const allowed = ({ methods }: Place): string => [...methods, 'OPTIONS'].sort().join(', ')

function refuse(reply: FastifyReply, place: Place): never {
  void reply.header('allow', allowed(place))
  throw standardProblem(405)
}
