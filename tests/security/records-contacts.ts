import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { seal } from '../../src/server/foundation/secrets/seal.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import type { TestApp } from '../support/app.ts'

type Make = (botId: number, userId: number) => Promise<Record<string, number | string>>

const aContact = { id: 1, name: 'Ana', phone: '', email: '', company: '', city: '' }

/**
 * Returns functions that create files, contacts, areas, fields, groups and webhooks in a chatbot, by the operation that uses
 * them.
 */
export function contactRecords(app: () => TestApp): Record<string, Make> {
  const file: Make = async (botId) => {
    const id = `f-${randomBytes(16).toString('base64url')}`
    const folder = path.join(app().settings.dataDir, 'media')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, id), 'ID3')
    const { number } = await app()
      .db.insertInto('media')
      .values({ id, bot_id: botId, filename: 'a.mp3', type: 'audio/mpeg', size: 3, sha256: '', visibility: 'bot' })
      .returning('number')
      .executeTakeFirstOrThrow()
    return { id: number }
  }
  const contact: Make = async (botId) => {
    const row = { bot_id: botId, name: 'Ana' }
    const { id } = await app().db.insertInto('contact').values(row).returning('id').executeTakeFirstOrThrow()
    // Members without the contacts permission see the contact through its chat.
    const chat = { contact_id: id, channel: 'webchat' as const, sender_id: `agenda-${id}`, user_name: 'Ana' }
    await app()
      .db.insertInto('chat')
      .values({ bot_id: botId, ...chat })
      .execute()
    return { id }
  }
  const alone: Make = async (bot_id) =>
    app().db.insertInto('contact').values({ bot_id, name: 'Ana' }).returning('id').executeTakeFirstOrThrow()
  const area: Make = async (bot_id) => {
    const row = { bot_id, name: `Área ${randomBytes(6).toString('hex')}` }
    return app().db.insertInto('area').values(row).returning('id').executeTakeFirstOrThrow()
  }
  const field: Make = async (bot_id) => {
    const row = { bot_id, key: `dato_${randomBytes(6).toString('hex')}`, label: 'Dato', type: 'text' as const }
    return app().db.insertInto('contact_field').values(row).returning('id').executeTakeFirstOrThrow()
  }
  const group =
    (deleted_at: Date | null = null): Make =>
    async (bot_id) => {
      const row = { bot_id, name: `Grupo ${randomBytes(6).toString('hex')}`, deleted_at }
      return app().db.insertInto('contact_group').values(row).returning('id').executeTakeFirstOrThrow()
    }
  const webhook: Make = async (bot_id) => {
    const secret = seal('whsec_c2VjcmV0', app().settings.secret, 'outgoing-webhook')
    const secrets = { secret, secret_last4: 'abcd', events: json(['lead']) }
    const row = { bot_id, name: `Aviso ${randomBytes(6).toString('hex')}`, url: 'https://127.0.0.1/a', ...secrets }
    return app().db.insertInto('webhook').values(row).returning('id').executeTakeFirstOrThrow()
  }
  const delivery: Make = async (bot_id, userId) => {
    const { id } = await webhook(bot_id, userId)
    const at = app().clock.now()
    const told = {
      event: 'lead' as const,
      event_id: 'msg_1',
      at,
      queued_at: at,
      data: { contact: aContact, chat: null },
    }
    const row = { bot_id, webhook_id: Number(id), state: 'failed' as const, ...told }
    return app().db.insertInto('webhook_delivery').values(row).returning('id').executeTakeFirstOrThrow()
  }
  const anImport =
    (state: 'ready' | 'running' | 'done'): Make =>
    async (bot_id) => {
      const at = app().clock.now()
      const read = { name: 'clientes.csv', format: 'CSV', columns: json([]), rows: 1 }
      const row = { bot_id, state, ...read, created_at: at, finished_at: state === 'done' ? at : null }
      return app().db.insertInto('contact_import').values(row).returning('id').executeTakeFirstOrThrow()
    }
  const company: Make = async (bot_id) => {
    const row = { bot_id, name: `Empresa ${randomBytes(6).toString('hex')}`, token_hash: 'x'.repeat(43) }
    const rest = { token_last4: 'abcd', created_at: app().clock.now() }
    return app()
      .db.insertInto('access_group')
      .values({ ...row, ...rest })
      .returning('id')
      .executeTakeFirstOrThrow()
  }
  const access: Make = async (bot_id, userId) => {
    const [group_id, contact_id] = [(await company(bot_id, userId)).id, (await contact(bot_id, userId)).id].map(Number)
    const row = { group_id: group_id ?? 0, contact_id: contact_id ?? 0 }
    return app().db.insertInto('access_contact').values(row).returning('id').executeTakeFirstOrThrow()
  }
  const recipient: Make = async (bot_id, userId) => {
    const row = { bot_id, contact_id: Number((await contact(bot_id, userId)).id), type: 1 as const }
    const email = `avisos-${row.contact_id}@example.com`
    await app().db.updateTable('contact').set({ email }).where('id', '=', row.contact_id).execute()
    return app().db.insertInto('notification_contact').values(row).returning('id').executeTakeFirstOrThrow()
  }
  return {
    webhookGet: webhook,
    webhookUpdate: webhook,
    webhookDelete: webhook,
    webhookRotate: webhook,
    webhookTest: webhook,
    webhookDeliveryGet: delivery,
    webhookResend: delivery,
    contactGroupGet: group(),
    contactGroupUpdate: group(),
    contactGroupDelete: group(),
    contactGroupRestore: (...of) => group(app().clock.now())(...of),
    contactGroupMemberList: group(),
    contactGroupMemberUpdate: group(),
    accessDelete: company,
    accessContactUpdate: access,
    accessContactRemove: access,
    botContactRemove: recipient,
    notificationContactResend: recipient,
    mediaGet: file,
    contactDelete: alone,
    contactGet: contact,
    contactUpdate: contact,
    contactNoteCreate: contact,
    contactDataGet: contact,
    // Nobody is erased while an import runs, as the records of other operations do.
    contactDataDelete: async (botId, userId) => {
      const state = ['running', 'cancelling'] as const
      await app().db.updateTable('contact_import').set({ state: 'done' }).where('state', 'in', state).execute()
      return contact(botId, userId)
    },
    contactMergeUndo: async (botId) => {
      const [one, two] = [await contact(botId, 0), await contact(botId, 0)]
      const admin = await app().user()
      await app().member(botId, admin, 2)
      const body = { target_id: one.id, source_id: two.id, preview: false }
      const made = await (await app().as(admin)).call('POST', `/contacts/merge/${botId}`, { body })
      return { id: made.body.id }
    },
    contactImportGet: anImport('done'),
    contactImportRejectedGet: anImport('done'),
    contactImportStart: anImport('ready'),
    contactImportCancel: anImport('running'),
    contactImportUndo: anImport('done'),
    contactFieldUpdate: field,
    contactFieldDelete: field,
    areaDelete: area,
    areaMove: area,
    areaHandoffUpdate: area,
    areaContactToggle: async (botId, userId) => {
      const { id } = await area(botId, userId)
      const { id: contact_id } = await contact(botId, userId)
      const row = { area_id: Number(id), contact_id: Number(contact_id) }
      await app().db.insertInto('area_contact').values(row).execute()
      return { id: Number(id) }
    },
    areaContactList: async (botId, userId) => ({ areaId: (await area(botId, userId)).id as number }),
  }
}
