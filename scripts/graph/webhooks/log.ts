import type { World } from '../world/world.ts'

/** A request to a callback address, with its exact bytes. */
export interface Delivery {
  id: number
  at: number
  url: string
  secret: string
  object: string
  body: string
  /** deliveries of one lane are made one after the other */
  lane?: string
  state: 'waiting' | 'delivered' | 'failing' | 'held' | 'dropped'
  attempts: { at: number; status: number }[]
}

/** Kept deliveries: the phone page shows the newest. */
const KEPT = 400

/** The newest deliveries, and all that are held back. */
export class DeliveryLog {
  private readonly world: World
  private entries: Delivery[] = []
  private held: Delivery[] = []
  private nextId = 1

  constructor(world: World) {
    this.world = world
  }

  add(to: Pick<Delivery, 'url' | 'secret' | 'object' | 'lane'>, body: string, state: Delivery['state']): Delivery {
    const { url, secret, object, lane } = to
    const at = this.world.clock.now()
    const delivery: Delivery = {
      ...{ id: this.nextId++, at, url, secret, object, body, state, attempts: [] },
      ...(lane !== undefined && { lane }),
    }
    this.entries.push(delivery)
    if (this.entries.length > 2 * KEPT) this.entries = this.entries.slice(-KEPT)
    this.changed(delivery)
    return delivery
  }

  note(delivery: Delivery, status: number): void {
    delivery.attempts.push({ at: this.world.clock.now(), status })
    if (status === 200) delivery.state = 'delivered'
    else if (delivery.state !== 'delivered') delivery.state = 'failing'
    this.changed(delivery)
  }

  hold(delivery: Delivery): void {
    delivery.state = 'held'
    this.held.push(delivery)
    this.changed(delivery)
  }

  takeHeld(): Delivery[] {
    return this.held.splice(0)
  }

  find(id: number): Delivery | undefined {
    return this.entries.find((entry) => entry.id === id)
  }

  /** The newest deliveries, oldest first. */
  newest(count = KEPT): Delivery[] {
    return this.entries.slice(-count)
  }

  clear(): void {
    this.entries = []
    this.held = []
  }

  private changed(delivery: Delivery): void {
    this.world.emit('delivery', publicDelivery(delivery))
  }
}

/** A delivery without the app's secret. */
const publicDelivery = ({ secret: _, ...delivery }: Delivery): Omit<Delivery, 'secret'> => delivery
