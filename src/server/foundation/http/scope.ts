/** The permissions of a membership by name. All eight of section 6 of the specification are present. */
export type Permissions = Readonly<Record<string, boolean>>

/**
 * The bot of a call and what the caller may see of it. Every query of a bot's data takes it, so that a forgotten
 * condition cannot expose rows of another tenant.
 */
export interface Scope {
  readonly botId: number
  /** null for a system that calls with an API key */
  readonly userId: number | null
  /** name of the person, or of the API key */
  readonly userName: string
  /** the API key, if the caller is no person */
  readonly apiKeyId?: number
  readonly roleId: number
  readonly permissions: Permissions
  readonly planId: number
  /** IANA name of the bot's time zone; dates in filters and texts are in this zone */
  readonly timeZone: string
  /** areas whose chats the caller may see; people with the role Operador see only their own areas */
  readonly areas: 'all' | readonly number[]
  /** why the platform has suspended the bot; nothing if it has not */
  readonly suspended?: string | null
}

/** The scope of a person: of an operation that API keys cannot call. */
export type UserScope = Scope & { readonly userId: number }

/** Who signs a message or a note: a person by their account, a system by the name of its API key. */
export interface Writer {
  readonly userId?: number | undefined
  readonly signedAs?: string | undefined
}

/** Returns the caller as the author of what they write. */
export const writerOf = ({ userId, userName }: Pick<Scope, 'userId' | 'userName'>): Writer =>
  userId === null ? { signedAs: userName } : { userId }

/** The authenticated caller's session. */
export interface Session {
  readonly id: number
  /** `jti` of the token */
  readonly tokenId: string
  readonly expiresAt: Date
  readonly user: {
    readonly id: number
    readonly name: string
    readonly username: string
    readonly admin: boolean
  }
}
