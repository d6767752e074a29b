import { defined, isObject, type Params } from '../http/json.ts'
import type { Simulator } from '../simulator.ts'
import type { Message, MessageStatus, Page, Person } from '../world/types.ts'
import { publicUrl } from './files.ts'

/** Meta's own app for messages that people write in the page's inbox. */
export const INBOX_APP = '263902037430900'

/** The envelope of an event from a person to a page. */
export function fromPerson(sim: Simulator, page: Page, person: Person, content: object): object {
  const sender = { id: sim.world.psid(person, page.id) }
  return { sender, recipient: { id: page.id }, timestamp: sim.world.clock.now(), ...content }
}

/** Reports a page's own message; `metadata` comes back only here. */
export function echo(sim: Simulator, message: Message, appId: string): void {
  const { world } = sim
  const page = world.page(message.accountId)
  const person = world.person(message.personId)
  const { message: sent } = JSON.parse(message.body) as { message: Params }
  const content = defined({
    mid: message.id,
    is_echo: true,
    app_id: Number(appId),
    metadata: message.opaque,
    text: sent.text,
    attachments: attachmentsOf(sim, sent),
    reply_to: sent.reply_to,
  })
  sim.webhooks.toPage(page, 'message_echoes', {
    sender: { id: page.id },
    recipient: { id: world.psid(person, page.id) },
    timestamp: message.at,
    message: content,
  })
}

function attachmentsOf({ world }: Simulator, sent: Params): object[] | undefined {
  const all = Array.isArray(sent.attachments) ? sent.attachments : [sent.attachment]
  const shown = all.filter(isObject).map(({ type, payload }) => {
    const given = isObject(payload) ? payload : {}
    const media = world.media.get(String(given.attachment_id))
    if (type === 'template') return { type, payload: given }
    return { type, payload: { url: media ? publicUrl(world, media) : given.url } }
  })
  return shown.length > 0 ? shown : undefined
}

/** Delivers and reads a page's message after the set delays. */
export function followPage(sim: Simulator, message: Message): void {
  const { clock, settings } = sim.world
  clock.after(sim.world.delay(settings.statuses.deliveredAfter), () => deliverPage(sim, message))
}

function deliverPage(sim: Simulator, message: Message): void {
  const { world } = sim
  const person = world.person(message.personId)
  if (!person.isOnline || message.status !== 'sent') return
  change(sim, message, 'delivered')
  const delivery = { mids: [message.id], watermark: message.at }
  sim.webhooks.toPage(world.page(message.accountId), 'message_deliveries', eventOf(sim, message, { delivery }))
  if (person.readsByItself)
    world.clock.after(world.delay(world.settings.statuses.readAfter), () => {
      if (person.readsByItself && message.status === 'delivered') readPage(sim, person, message.accountId)
    })
}

function eventOf(sim: Simulator, message: Message, content: object): object {
  return fromPerson(sim, sim.world.page(message.accountId), sim.world.person(message.personId), content)
}

function change({ world }: Simulator, message: Message, status: MessageStatus): void {
  message.status = status
  message.statusAt = world.clock.now()
  const { id, accountId, personId } = message
  world.emit('status', { id, accountId, personId, status })
}

/** The person opens the chat with a page: one watermark for everything delivered. */
export function readPage(sim: Simulator, person: Person, pageId: string): void {
  if (!person.hasReadReceipts || !person.isOnline) return
  const read = sim.world
    .thread(pageId, person.id)
    .messages.filter((one) => !one.isInbound && one.status === 'delivered')
  const last = read.at(-1)
  if (!last) return
  for (const message of read) change(sim, message, 'read')
  const event = fromPerson(sim, sim.world.page(pageId), person, { read: { watermark: last.at } })
  sim.webhooks.toPage(sim.world.page(pageId), 'message_reads', event)
}

/** The phone is online again. */
export function deliverWaitingPage(sim: Simulator, person: Person, pageId: string): void {
  for (const message of sim.world.thread(pageId, person.id).messages)
    if (!message.isInbound && message.status === 'sent') deliverPage(sim, message)
}
