/** The permissions of a membership by name; all eight of section 6 are present. */
export type Permissions = Readonly<Record<string, boolean>>

/**
 * The bot a call works on and what the caller may see of it. Every query of a bot's data takes it, so that no row
 * of another tenant can be reached by forgetting a condition.
 */
export interface Scope {
  readonly botId: number
  readonly userId: number
  readonly userName: string
  readonly roleId: number
  readonly permissions: Permissions
  readonly planId: number
  /** IANA name of the bot's time zone: days of filters and texts are its days */
  readonly timeZone: string
  /** areas whose chats the caller may see; Operadores see theirs only */
  readonly areas: 'all' | readonly number[]
}

/** The signed-in caller. */
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
