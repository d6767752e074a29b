import { createHmac } from 'node:crypto'
import type { AccountSecrets } from '../accounts/account.ts'

/**
 * Returns the query parameter with which Meta checks that the app secret belongs to the token (Meta: securing Graph API
 * requests). A wrong secret is refused with code 100.
 */
export const proofOf = ({ access_token, app_secret }: AccountSecrets): string =>
  `appsecret_proof=${createHmac('sha256', app_secret).update(access_token).digest('hex')}`

/** Whether a refusal is about the app secret. */
export const isWrongSecret = ({ code, message }: { code: number; message: string }): boolean =>
  code === 100 && /appsecret_proof/i.test(message)
