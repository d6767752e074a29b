import type { Params } from '../http/json.ts'

/** An app of a developer: its secret signs webhooks, its callbacks receive them. */
export interface App {
  id: string
  name: string
  secret: string
  /** callbacks by object: `whatsapp_business_account`, `page` */
  callbacks: Map<string, Callback>
}

/** An address that answered the verification. */
interface Callback {
  url: string
  fields: string[]
}

export interface Waba {
  id: string
  name: string
  /** the business portfolio, which scopes user ids */
  portfolio: string
  /** ISO country of the business, used for numbers without `+` */
  country: string
  /** subscribed apps, with the address that replaces the app's own */
  subscriptions: Map<string, { overrideUrl?: string }>
}

/** A business's phone number. */
export interface PhoneNumber {
  id: string
  wabaId: string
  displayPhoneNumber: string
  verifiedName: string
  quality: 'GREEN' | 'YELLOW' | 'RED' | 'UNKNOWN'
  status: 'CONNECTED' | 'PENDING' | 'DISCONNECTED' | 'BANNED' | 'FLAGGED' | 'RESTRICTED'
  throughput: 'STANDARD' | 'HIGH'
  tier: string
  pin?: string
  isRegistered: boolean
  /** a test number: it only reaches the allowed list */
  allowedRecipients?: string[]
  profile: Params
  overrideUrl?: string
}

export interface Page {
  id: string
  name: string
  subscriptions: Map<string, string[]>
  profile: Params
  /** whether the HUMAN_AGENT tag is approved */
  hasHumanAgent: boolean
}

/** A customer with a phone. */
export interface Person {
  id: string
  name: string
  country: string
  /** the WhatsApp id, digits only */
  waId: string
  /** no phone number in webhooks, only the business-scoped user id */
  isPhoneHidden: boolean
  username?: string
  /** changes with the number, and so do the ids derived from it */
  idVersion: number
  isOnline: boolean
  hasReadReceipts: boolean
  /** whether messages are read on their own after a while */
  readsByItself: boolean
  /** ids of blocked numbers and pages */
  blocked: ReadonlySet<string>
  /** ids of the accounts whose promotions the person stopped */
  stopped: ReadonlySet<string>
  isSeeded: boolean
}

export interface Token {
  value: string
  type: 'SYSTEM_USER' | 'USER' | 'PAGE'
  appId: string
  /** the page of a page token, the person of a user token */
  ownerId: string
  scopes: string[]
  /** objects the token reaches; undefined for all */
  assets?: string[]
  /** time of the simulator's clock, in milliseconds */
  expiresAt?: number
  /** why the token is no longer valid: 458 app removed, 460 password, 467 invalid */
  invalidSubcode?: number
}

export interface Media {
  id: string
  /** the number or page that uploaded or received it */
  ownerId: string
  mimeType: string
  bytes: Buffer
  sha256: string
  filename?: string
  expiresAt: number
  /** file addresses with the time when they end */
  urls: Map<string, number>
}

export type MessageStatus = 'accepted' | 'sent' | 'delivered' | 'read' | 'played' | 'failed' | 'received'

/** A message between a number or page and a person, in both directions. */
export interface Message {
  id: string
  accountId: string
  personId: string
  isInbound: boolean
  at: number
  type: string
  /** JSON of the request's or webhook's message; text, because 100,000 objects would take too much memory */
  body: string
  /** `biz_opaque_callback_data` or `metadata` */
  opaque?: string
  status: MessageStatus
  statusAt: number
  errorCode?: number
  reaction?: string
  businessReaction?: string
}

/** What one account and one person have between them. */
export interface Thread {
  messages: Message[]
  lastInboundAt?: number
  /** until when an ad's 72 hours are free */
  freeUntil?: number
  typingUntil?: number
  /** the app that has control of a page's thread, when not the first one */
  ownerAppId?: string
}

export interface Template {
  id: string
  wabaId: string
  name: string
  language: string
  category: string
  status: string
  parameterFormat: 'NAMED' | 'POSITIONAL'
  components: Params[]
  quality: string
  rejectedReason: string
  createdAt: number
  pauses: number
  editedAt: number[]
}
