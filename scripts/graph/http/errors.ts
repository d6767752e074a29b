import { randomBytes } from 'node:crypto'
import { defined } from './json.ts'

/** Titles of Meta's error codes, as `error.message` and `errors[].title` name them. */
const TITLES: Readonly<Record<number, string>> = {
  1: 'An unknown error has occurred.',
  2: 'Service temporarily unavailable',
  4: 'Application request limit reached',
  10: 'Application does not have permission for this action',
  33: 'Unsupported request',
  100: 'Invalid parameter',
  190: 'Invalid OAuth access token',
  200: 'Permissions error',
  368: 'Temporarily blocked for policies violations',
  551: "This person isn't available right now.",
  613: 'Calls to this api have exceeded the rate limit.',
  80007: 'Rate limit issues',
  130429: 'Rate limit hit',
  130472: "User's number is part of an experiment",
  130497: 'Business account is restricted from messaging users in this country.',
  131000: 'Something went wrong',
  131005: 'Access denied',
  131008: 'Required parameter is missing',
  131009: 'Parameter value is not valid',
  131016: 'Service unavailable',
  131021: 'Recipient cannot be sender',
  131026: 'Message undeliverable',
  131030: 'Recipient phone number not in allowed list',
  131031: 'Account has been locked',
  131037: 'Display name approval required',
  131042: 'Business eligibility payment issue',
  131045: 'Incorrect certificate',
  131047: 'Re-engagement message',
  131048: 'Spam rate limit hit',
  131049: 'This message was not delivered to maintain healthy ecosystem engagement.',
  131050: 'User has stopped marketing messages from this business',
  131051: 'Unsupported message type',
  131052: 'Media download error',
  131053: 'Media upload error',
  131056: '(Business Account, Consumer Account) pair rate limit hit',
  131057: 'Account in maintenance mode',
  131062: 'Business-scoped user ID is not supported for this message',
  132000: 'Number of parameters does not match the expected number of params',
  132001: 'Template name does not exist in the translation',
  132005: 'Translated text too long',
  132007: 'Template format character policy violated',
  132012: 'Parameter format does not match format in the created template',
  132015: 'Template is paused',
  132016: 'Template is disabled',
  132018: 'There is an issue with the parameters in your template',
  133005: 'Two step verification PIN mismatch',
  133006: 'Phone number needs to be verified before registering',
  133010: 'The account is not registered',
  135000: 'Generic user error',
}

export const titleOf = (code: number): string => TITLES[code] ?? 'An unknown error has occurred.'

interface ErrorParts {
  /** HTTP status; default by code */
  status?: number
  subcode?: number
  /** `error_data.details` of WhatsApp; for others, it replaces the message */
  details?: string
  /** replaces the title of the code */
  message?: string
  type?: string
  userTitle?: string
  userMessage?: string
  /** `Retry-After` in seconds */
  retryAfter?: number
  /** WhatsApp errors have `error_data`, those of Messenger and of the platform do not */
  isWhatsApp?: boolean
}

const statusOf = (code: number) => {
  if (code === 190) return 401
  if (code === 10 || code === 131005 || (code >= 200 && code < 300)) return 403
  if (code === 131057 || code === 2 || code === 131016) return 503
  return code === 1 || code === 131000 ? 500 : 400
}

/** A refusal in Meta's envelope. */
export class GraphError extends Error {
  readonly code: number
  readonly parts: ErrorParts

  /** @param code Meta's error code, which also gives the default title and HTTP status */
  constructor(code: number, parts: ErrorParts = {}) {
    super(parts.message ?? `(#${code}) ${titleOf(code)}`)
    this.code = code
    this.parts = parts
  }

  get status(): number {
    return this.parts.status ?? statusOf(this.code)
  }

  get headers(): Record<string, string> {
    return this.parts.retryAfter === undefined ? {} : { 'Retry-After': String(this.parts.retryAfter) }
  }

  toBody(): object {
    const { parts } = this
    const isWhatsApp = parts.isWhatsApp ?? this.code > 130000
    return {
      error: defined({
        message: parts.details && !isWhatsApp ? `(#${this.code}) ${parts.details}` : this.message,
        type: parts.type ?? 'OAuthException',
        code: this.code,
        error_subcode: parts.subcode,
        error_user_title: parts.userTitle,
        error_user_msg: parts.userMessage,
        error_data: isWhatsApp
          ? { messaging_product: 'whatsapp', details: parts.details ?? titleOf(this.code) }
          : undefined,
        fbtrace_id: `A${randomBytes(16).toString('base64url')}`,
      }),
    }
  }
}

/** A parameter that is missing or not of the right form. */
export const invalid = (message: string, parts: ErrorParts = {}): GraphError =>
  new GraphError(100, { message: `(#100) ${message}`, ...parts })

/** An object that does not exist, is not visible to the token, or whose life is over. */
export const unknownObject = (id: string, method = 'GET'): GraphError =>
  new GraphError(100, {
    subcode: 33,
    type: 'GraphMethodException',
    message: `Unsupported ${method.toLowerCase()} request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation. Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api`,
  })
