import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import { createPerson, insert, type Person } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import '../../src/console/features/plugins/index.tsx'

export type Plugin = components['schemas']['Plugin']

/** A number as the API returns it. */
export const aPlugin = (more: Partial<Plugin> = {}): Plugin => ({
  id: 1,
  kind: 'whatsapp',
  name: 'El Trigal',
  account: '+54 9 11 5555-0101',
  external_id: '109876543210',
  status: 'connected',
  problem: null,
  cure: null,
  connected_by: { id: 7, name: 'Lucía Fernández' },
  connected_at: '2026-02-01T12:00:00Z',
  last_event_at: null,
  secrets: { access_token: '9f2c', app_secret: '77aa' },
  settings: { waba_id: '102345678901', read_receipts: true, typing: true },
  facts: { quality: 'green', messaging_limit: 2000, number_status: 'CONNECTED' },
  version: 1,
  ...more,
})

/** Stores a number of a bot, without keys: nothing in these tests may call Meta. */
export const storeNumber = (who: Person, more: object = {}) => {
  const { connected_by: _, secrets: hints, id: _id, version: _version, settings, facts, ...row } = aPlugin()
  const stored = { settings: JSON.stringify(settings), facts: JSON.stringify(facts), hints: JSON.stringify(hints) }
  // One number belongs to one bot, and each test has its own.
  return insert('channel_account', { ...row, ...stored, bot_id: who.bot, external_id: `10${who.bot}`, ...more })
}

/** Opens the page of a new person, after `arrange`. */
export async function openPlugins(arrange: (who: Person) => Promise<unknown> = async () => {}) {
  const who = await createPerson()
  await arrange(who)
  openConsole('/plugins', who)
  return { who, user: userEvent.setup() }
}

/** Waits for an error at a field; a toast may say the same. */
export const toSay = (field: HTMLElement, text: string) =>
  waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)))

/** Returns the open dialog with this title. */
export const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))
