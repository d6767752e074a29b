import type { Kind } from '../types.ts'
import { ConnectFacebook } from './ConnectFacebook.tsx'
import { ConnectWhatsapp } from './ConnectWhatsapp.tsx'
import type { ConnectProps } from './useAttempt.ts'

/** Connects a number or a page, step by step. */
export function ConnectDialog({ kind, ...props }: ConnectProps & { kind: Kind }) {
  return kind === 'whatsapp' ? <ConnectWhatsapp {...props} /> : <ConnectFacebook {...props} />
}
