import { toMetaJson } from '../http/json.ts'
import type { App, Page, PhoneNumber, Waba } from '../world/types.ts'
import type { World } from '../world/world.ts'
import { Fifo } from './fifo.ts'
import { type Delivery, DeliveryLog } from './log.ts'
import { post, sign } from './post.ts'

/** One update on its way to one address. */
interface Update {
  url: string
  secret: string
  object: string
  entryId: string
  part: object
  /** list of the entry that holds the part */
  list: 'changes' | 'messaging' | 'standby'
  hasTime: boolean
}

/** Longest time of retries, in milliseconds: 7 days, for pages 36 hours. */
const PATIENCE: Readonly<Record<string, number>> = { page: 36 * 3_600_000 }
const WEEK = 7 * 24 * 3_600_000

/** Deliveries to one address that wait for a place. */
class Lane {
  batch: Update[] = []
  isBatchTimed = false
  queue = new Fifo<Delivery>()
  underWay = 0
}

/** Sends updates to the subscribed addresses, as faithfully or as badly as the settings say. */
export class Webhooks {
  readonly log: DeliveryLog
  private readonly world: World
  private readonly lanes = new Map<string, Lane>()
  private open = 0
  private waiting: (() => void)[] = []

  constructor(world: World) {
    this.world = world
    this.log = new DeliveryLog(world)
  }

  /** An update of a WhatsApp account to all subscribed apps. */
  toWaba(waba: Waba, field: string, value: object, number?: PhoneNumber): void {
    for (const [appId, { overrideUrl }] of waba.subscriptions) {
      const app = this.world.apps.get(appId)
      const callback = app?.callbacks.get('whatsapp_business_account')
      const own = callback?.fields.includes(field) ? callback.url : undefined
      const url = number?.overrideUrl ?? overrideUrl ?? own
      if (app && url)
        this.enqueue(app, url, 'whatsapp_business_account', waba.id, { value, field }, 'changes', field !== 'messages')
    }
  }

  toNumber(number: PhoneNumber, value: object): void {
    this.toWaba(this.world.waba(number.wabaId), 'messages', value, number)
  }

  /** An event of a page to the apps that subscribed its field, both for the app and for the page. */
  toPage(page: Page, field: string, event: object, ownerAppId?: string): void {
    for (const [appId, fields] of page.subscriptions) {
      const app = this.world.apps.get(appId)
      const callback = app?.callbacks.get('page')
      // Another app has control of the thread: this one only listens.
      const isStandby = ownerAppId !== undefined && ownerAppId !== appId
      const wanted = isStandby ? 'standby' : field
      if (app && callback?.fields.includes(wanted) && fields.includes(wanted))
        this.enqueue(app, callback.url, 'page', page.id, event, isStandby ? 'standby' : 'messaging')
    }
  }

  /** Resolves when no update waits for a place or an answer; updates held back or to be retried do not count. */
  idle(): Promise<void> {
    return this.open === 0 ? Promise.resolve() : new Promise((resolve) => this.waiting.push(resolve))
  }

  /** Sends a delivery once more, byte by byte the same. */
  redeliver(delivery: Delivery): void {
    this.begin(delivery)
  }

  /** Sends what was held back. */
  release(): void {
    for (const delivery of this.log.takeHeld()) this.begin(delivery)
  }

  clear(): void {
    this.log.clear()
    for (const lane of this.lanes.values()) {
      this.open -= lane.batch.length + lane.queue.length
      lane.batch = []
      lane.queue.clear()
    }
    this.settle()
  }

  /** Sends a body as it is, one after the other within a lane. */
  deliver(to: Pick<Delivery, 'url' | 'secret' | 'object' | 'lane'>, body: string): void {
    const delivery = this.log.add(to, body, 'waiting')
    if (this.world.settings.webhooks.hold) this.log.hold(delivery)
    else this.begin(delivery)
  }

  private enqueue(
    app: App,
    url: string,
    object: string,
    entryId: string,
    part: object,
    list: Update['list'] = 'changes',
    hasTime = false,
  ): void {
    const { webhooks } = this.world.settings
    const update: Update = { url, secret: app.secret, object, entryId, part, list, hasTime }
    if (this.world.random() < webhooks.drop) {
      this.log.add(update, envelope([update], this.world.clock.now()), 'dropped')
      return
    }
    this.open++
    const delay = webhooks.shuffle > 0 ? this.world.random() * webhooks.shuffle : 0
    if (delay > 0) this.world.clock.after(delay, () => this.collect(update))
    else this.collect(update)
  }

  private laneOf(url: string): Lane {
    const lane = this.lanes.get(url) ?? new Lane()
    this.lanes.set(url, lane)
    return lane
  }

  private collect(update: Update): void {
    const { batchSize, batchWait } = this.world.settings.webhooks
    const lane = this.laneOf(update.url)
    lane.batch.push(update)
    if (lane.batch.length >= batchSize) this.flush(lane)
    else if (!lane.isBatchTimed) {
      lane.isBatchTimed = true
      this.world.clock.after(batchWait, () => {
        lane.isBatchTimed = false
        this.flush(lane)
      })
    }
  }

  private flush(lane: Lane): void {
    const batch = lane.batch.splice(0)
    // A request holds updates of one object of one app.
    const groups = new Map<string, Update[]>()
    for (const update of batch) {
      const key = `${update.object} ${update.secret}`
      groups.set(key, [...(groups.get(key) ?? []), update])
    }
    for (const group of groups.values()) {
      const first = group[0] as Update
      this.open -= group.length
      const delivery = this.log.add(first, envelope(group, this.world.clock.now()), 'waiting')
      if (this.world.settings.webhooks.hold) this.log.hold(delivery)
      else this.begin(delivery)
    }
    this.settle()
  }

  private begin(delivery: Delivery): void {
    this.open++
    const lane = this.laneOf(delivery.lane ?? delivery.url)
    const most = delivery.lane === undefined ? this.world.settings.webhooks.concurrency : 1
    lane.queue.push(delivery)
    this.pump(lane, most)
    if (this.world.random() < this.world.settings.webhooks.duplicates && delivery.attempts.length === 0) {
      this.open++
      lane.queue.push(delivery)
      this.pump(lane, most)
    }
  }

  private pump(lane: Lane, most: number): void {
    while (lane.underWay < most) {
      const delivery = lane.queue.shift()
      if (!delivery) return
      lane.underWay++
      void this.attempt(delivery).finally(() => {
        lane.underWay--
        this.open--
        this.pump(lane, most)
        this.settle()
      })
    }
  }

  private async attempt(delivery: Delivery): Promise<void> {
    const { webhooks } = this.world.settings
    const isWrong = webhooks.wrongSignatures > 0
    if (isWrong) webhooks.wrongSignatures--
    const secret = isWrong ? 'not the secret' : delivery.secret
    const signatures = proofOf(delivery, secret)
    const status = await post(delivery.url, delivery.body, signatures, webhooks.timeout)
    this.log.note(delivery, status)
    if (status !== 200) this.retryLater(delivery)
  }

  private retryLater(delivery: Delivery): void {
    const { clock, settings } = this.world
    const { retrySchedule, retryScale } = settings.webhooks
    const tries = delivery.attempts.length
    const seconds = retrySchedule[tries] ?? retrySchedule.at(-1) ?? 60
    const isOver = clock.now() + seconds * 1000 > delivery.at + (PATIENCE[delivery.object] ?? WEEK)
    if (!isOver) clock.after(seconds * 1000 * retryScale, () => this.begin(delivery))
  }

  private settle(): void {
    if (this.open > 0) return
    for (const resolve of this.waiting.splice(0)) resolve()
  }
}

/** How a platform proves that it delivers: Meta signs the bytes, Telegram sends the secret. */
const proofOf = ({ object, body }: Delivery, secret: string): Record<string, string> =>
  object === 'telegram'
    ? { 'X-Telegram-Bot-Api-Secret-Token': secret }
    : { 'X-Hub-Signature': sign(secret, body, 'sha1'), 'X-Hub-Signature-256': sign(secret, body) }

/** Meta's envelope: one entry per object and list, in the order of the first update of each. */
function envelope(updates: Update[], now: number): string {
  const entries = new Map<string, Update[]>()
  for (const update of updates) {
    const key = `${update.entryId} ${update.list} ${update.hasTime}`
    const group = entries.get(key)
    if (group) group.push(update)
    else entries.set(key, [update])
  }
  const entry = [...entries.values()].map((group) => {
    const { entryId, list, hasTime } = group[0] as Update
    const time = list === 'changes' ? Math.floor(now / 1000) : now
    return { id: entryId, ...(hasTime || list !== 'changes' ? { time } : {}), [list]: group.map(({ part }) => part) }
  })
  return toMetaJson({ object: updates[0]?.object, entry })
}
