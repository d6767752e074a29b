import type { ComponentType } from 'react'
import type { Kind } from '../types.ts'
import { ConnectFacebook } from './ConnectFacebook.tsx'
import { ConnectMailbox } from './ConnectMailbox.tsx'
import { ConnectTelegram } from './ConnectTelegram.tsx'
import { ConnectWhatsapp } from './ConnectWhatsapp.tsx'
import type { ConnectProps } from './useAttempt.ts'

const dialogs: Record<Kind, ComponentType<ConnectProps>> = {
  whatsapp: ConnectWhatsapp,
  facebook: ConnectFacebook,
  telegram: ConnectTelegram,
  email: ConnectMailbox,
}

/** Connects a number, a page, a bot or a mailbox, step by step. */
export function ConnectDialog({ kind, ...props }: ConnectProps & { kind: Kind }) {
  const Connect = dialogs[kind]
  return <Connect {...props} />
}
