/** A bot of Telegram. */
export interface TelegramBot {
  id: string
  token: string
  name: string
  username: string
  description: string
  commands: unknown[]
  /** whether its owner revoked the token */
  isRevoked: boolean
  webhook?: { url: string; secret: string; updates: string[] }
  nextUpdate: number
  nextMessage: number
}

/** A refusal of the Bot API. */
export class TelegramError extends Error {
  readonly code: number
  readonly retryAfter: number | undefined

  constructor(code: number, description: string, retryAfter?: number) {
    super(description)
    this.code = code
    this.retryAfter = retryAfter
  }

  toBody(): object {
    const parameters = this.retryAfter === undefined ? {} : { parameters: { retry_after: this.retryAfter } }
    return { ok: false, error_code: this.code, description: this.message, ...parameters }
  }
}

export const badRequest = (what: string) => new TelegramError(400, `Bad Request: ${what}`)
