import { createHash } from 'node:crypto'
import { GraphError } from '../http/errors.ts'
import type { TelegramBot } from '../telegram/types.ts'
import { Clock } from './clock.ts'
import { digitsOf } from './ids.ts'
import { countryOf, matchKey, toWaId } from './phones.ts'
import { type Random, randomOf } from './random.ts'
import { type Delay, defaultSettings, type Settings } from './settings.ts'
import type { App, Media, Message, Page, Person, PhoneNumber, Template, Thread, Token, Waba } from './types.ts'

/** Shared by the people who block nobody: 100,000 own sets would take 40 MB. */
const NONE: ReadonlySet<string> = new Set()

/** Everything the simulator knows: Meta's side, the businesses' accounts and the customers' phones. */
export class World {
  readonly clock = new Clock()
  /** the simulator's own address, for media */
  url = ''
  settings: Settings = defaultSettings()
  random: Random = randomOf(1)
  readonly apps = new Map<string, App>()
  readonly wabas = new Map<string, Waba>()
  readonly numbers = new Map<string, PhoneNumber>()
  readonly pages = new Map<string, Page>()
  /** bots of Telegram by token */
  readonly bots = new Map<string, TelegramBot>()
  /** presses of Telegram's buttons, and whether the bot answered them */
  readonly presses = new Map<string, boolean>()
  readonly people = new Map<string, Person>()
  readonly tokens = new Map<string, Token>()
  readonly media = new Map<string, Media>()
  /** files handed to an application, by session and then by handle */
  readonly uploads = new Map<string, { mimeType: string; length: number; bytes?: Buffer }>()
  readonly templates = new Map<string, Template>()
  readonly messages = new Map<string, Message>()
  /** what each phone received, in order and never changed */
  readonly ledger: Message[] = []
  private readonly threads = new Map<string, Thread>()
  private readonly reached = new Map<string, Map<string, number>>()
  private readonly buckets = new Map<string, { tokens: number; at: number }>()
  private readonly byKey = new Map<string, Person>()
  private readonly byScopedId = new Map<string, Person>()
  private readonly watchers = new Set<(event: string, data: object) => void>()

  /** Forgets everything, also the time of the clock. */
  clear(): void {
    const stores = [this.apps, this.wabas, this.numbers, this.pages, this.people, this.tokens, this.media]
    for (const store of [...stores, this.bots, this.presses, this.uploads]) store.clear()
    for (const store of [
      this.templates,
      this.messages,
      this.threads,
      this.reached,
      this.buckets,
      this.byKey,
      this.byScopedId,
    ])
      store.clear()
    this.ledger.length = 0
    this.settings = defaultSettings()
    this.reseed()
    this.clock.reset()
  }

  addPerson(given: Pick<Person, 'id' | 'name' | 'waId'> & Partial<Person>): Person {
    const person: Person = {
      country: countryOf(given.waId),
      isPhoneHidden: false,
      idVersion: 1,
      isOnline: true,
      hasReadReceipts: true,
      readsByItself: true,
      blocked: NONE,
      stopped: NONE,
      isSeeded: false,
      ...given,
    }
    this.people.set(person.id, person)
    this.index(person)
    return person
  }

  /** Makes a person findable by the present number and ids; call it again when they change. */
  index(person: Person): void {
    this.byKey.set(matchKey(person.waId), person)
    if (!person.isSeeded) return
    for (const { portfolio } of this.wabas.values()) this.byScopedId.set(this.userId(person, portfolio), person)
    for (const page of this.pages.values()) this.byScopedId.set(this.psid(person, page.id), person)
    this.byScopedId.set(String(this.telegramId(person)), person)
  }

  /** Forgets a number, after its person changed it. */
  forgetNumber(waId: string): void {
    this.byKey.delete(matchKey(waId))
  }

  /** The business-scoped user id: country, dot and digits; another for each portfolio. */
  userId(person: Person, portfolio: string): string {
    const id = `${person.country}.${digitsOf(`${portfolio}:${person.id}:${person.idVersion}`, 18)}`
    if (!this.byScopedId.has(id)) this.byScopedId.set(id, person)
    return id
  }

  /** The page-scoped id. */
  psid(person: Person, pageId: string): string {
    const id = digitsOf(`${pageId}:${person.id}`, 17)
    if (!this.byScopedId.has(id)) this.byScopedId.set(id, person)
    return id
  }

  /** The id of a person at Telegram, the same for all bots. */
  telegramId(person: Person): number {
    const id = digitsOf(`telegram:${person.id}`, 10)
    if (!this.byScopedId.has(id)) this.byScopedId.set(id, person)
    return Number(id)
  }

  byScoped(id: string): Person | undefined {
    return this.byScopedId.get(id)
  }

  /** The person with a number; every number is on WhatsApp, so an unknown one becomes a person. */
  byPhone(digits: string): Person {
    const known = this.byKey.get(matchKey(digits))
    if (known) return known
    const waId = toWaId(digits)
    return this.addPerson({ id: waId, waId, name: `+${waId}` })
  }

  thread(accountId: string, personId: string): Thread {
    const key = `${accountId}:${personId}`
    let thread = this.threads.get(key)
    if (!thread) {
      thread = { messages: [] }
      this.threads.set(key, thread)
    }
    return thread
  }

  addMessage(message: Message): void {
    this.messages.set(message.id, message)
    this.thread(message.accountId, message.personId).messages.push(message)
    if (!message.isInbound) this.ledger.push(message)
  }

  addMedia(given: Omit<Media, 'sha256' | 'urls'>): Media {
    const media = { ...given, sha256: createHash('sha256').update(given.bytes).digest('hex'), urls: new Map() }
    this.media.set(media.id, media)
    return media
  }

  number(id: string): PhoneNumber {
    return found(this.numbers.get(id), id)
  }

  waba(id: string): Waba {
    return found(this.wabas.get(id), id)
  }

  page(id: string): Page {
    return found(this.pages.get(id), id)
  }

  person(id: string): Person {
    return found(this.people.get(id) ?? this.byScopedId.get(id), id)
  }

  /** Begins the random numbers anew from `settings.seed`. */
  reseed(): void {
    this.random = randomOf(this.settings.seed)
  }

  /** People that a portfolio wrote to outside windows, with the last time, the longest ago first. */
  reachedBy(portfolio: string): Map<string, number> {
    const reached = this.reached.get(portfolio) ?? new Map<string, number>()
    this.reached.set(portfolio, reached)
    return reached
  }

  /**
   * Takes one of a bucket's tokens.
   * @param refill tokens per second
   * @returns whether there was one
   */
  takeToken(key: string, size: number, refill: number): boolean {
    const now = this.clock.now()
    const bucket = this.buckets.get(key) ?? { tokens: size, at: now }
    bucket.tokens = Math.min(size, bucket.tokens + ((now - bucket.at) / 1000) * refill)
    bucket.at = now
    this.buckets.set(key, bucket)
    if (bucket.tokens < 1) return false
    bucket.tokens--
    return true
  }

  /** A random time in milliseconds. */
  delay(delay: Delay): number {
    if (typeof delay === 'number') return delay
    if ('min' in delay) return delay.min + this.random() * (delay.max - delay.min)
    return delay.median * delay.tail ** (2 * this.random() - 1)
  }

  /** Calls back for every change that the phone page shows. */
  watch(listener: (event: string, data: object) => void): () => void {
    this.watchers.add(listener)
    return () => this.watchers.delete(listener)
  }

  emit(event: string, data: object): void {
    for (const watcher of this.watchers) watcher(event, data)
  }
}

function found<T>(thing: T | undefined, id: string): T {
  if (thing) return thing
  throw new GraphError(100, { subcode: 33, message: `Object with ID '${id}' does not exist` })
}
