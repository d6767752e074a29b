import type { TestApp } from '../support/app.ts'
import { connectAccount } from '../support/platform.ts'

interface Update {
  make: (botId: number) => Promise<Record<string, number>>
  body?: object
}

/** Returns the operations on a connected number, page or bot, with bodies that are valid for those of the own bot. */
export function pluginUpdates(app: () => TestApp): Record<string, Update> {
  const make = (kind: 'whatsapp' | 'facebook' | 'telegram' | 'email') => async (botId: number) => ({
    id: (await connectAccount(app(), botId, kind)).id,
  })
  return {
    whatsappUpdate: { make: make('whatsapp'), body: { version: 1, read_receipts: true } },
    facebookUpdate: { make: make('facebook'), body: { version: 1, human_agent: true } },
    telegramUpdate: { make: make('telegram'), body: { version: 1, typing: true } },
    mailboxUpdate: { make: make('email'), body: { version: 1, sender_name: 'Tienda' } },
    whatsappNumberAdd: { make: make('whatsapp'), body: { pin: '482915' } },
    whatsappProfileGet: { make: make('whatsapp') },
    whatsappProfileUpdate: { make: make('whatsapp'), body: { about: 'Hola' } },
    pluginTest: { make: make('whatsapp'), body: {} },
    pluginDisconnect: { make: make('facebook'), body: {} },
  }
}
