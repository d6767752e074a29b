import { isObject, type Params } from '../http/json.ts'
import type { Message } from '../world/types.ts'
import type { ControlCall } from './routes.ts'

/** Messages that the phone page shows of one thread. */
const SHOWN = 200

/** `GET /_sim/threads?account=&person=`: what one phone shows of one business. */
export function threadOf({ sim, query }: ControlCall): object {
  const { world } = sim
  const account = query.get('account') ?? ''
  const person = world.person(query.get('person') ?? '')
  const { messages, typingUntil, lastInboundAt } = world.thread(account, person.id)
  const isTyping = (typingUntil ?? 0) > world.clock.now()
  const toShown = (message: Message) => {
    const body = JSON.parse(message.body) as Params
    const name = isObject(body.template) ? body.template.name : undefined
    const template = name && [...world.templates.values()].find((one) => one.name === name)
    return { ...message, body, template: template || undefined }
  }
  return { isTyping, lastInboundAt, messages: messages.slice(-SHOWN).map(toShown) }
}
