/** The permissions of a membership by name. All eight of section 6 of the specification are present. */
export type Permissions = Readonly<Record<string, boolean>>

/**
 * The bot of a call and what the caller may see of it. Every query of a bot's data takes it, so that a forgotten
 * condition cannot expose rows of another tenant.
 */
export interface Scope {
  readonly botId: number
  readonly userId: number
  readonly userName: string
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
