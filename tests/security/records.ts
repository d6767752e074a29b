import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeToken } from '../../src/server/foundation/scope/api-key.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import type { TestApp } from '../support/app.ts'
import { connectAccount } from '../support/platform.ts'

type Make = (botId: number, userId: number) => Promise<Record<string, number | string>>

let serial = 0

/** Returns functions that create records of the inbox in a chatbot, by the operation that reads or deletes them. */
export function chatRecords(app: () => TestApp): Record<string, Make> {
  const insert = async (
    table: 'label' | 'quick_reply' | 'macro' | 'chat_view',
    values: object,
  ): Promise<Record<string, number>> =>
    app()
      .db.insertInto(table)
      .values(values as never)
      .returning('id')
      .executeTakeFirstOrThrow() as never

  const chat = async (botId: number): Promise<number> => {
    const contact = await app()
      .db.insertInto('contact')
      .values({ bot_id: botId, name: 'Ana' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = {
      bot_id: botId,
      contact_id: contact.id,
      channel: 'webchat' as const,
      sender_id: `visita-${++serial}`,
      user_name: 'Ana',
    }
    return (await app().db.insertInto('chat').values(row).returning('id').executeTakeFirstOrThrow()).id
  }

  const audio: Make = async (botId) => {
    const id = `f-${randomBytes(16).toString('base64url')}`
    const folder = path.join(app().settings.dataDir, 'media')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, id), 'ID3')
    await app()
      .db.insertInto('media')
      .values({ id, bot_id: botId, filename: 'a.mp3', type: 'audio/mpeg', size: 3, sha256: '' })
      .execute()
    const values = { bot_id: botId, chat_id: await chat(botId), transcript: 'Hola', has_files: true }
    const said = { ...values, author: 'user' as const }
    const message = await app().db.insertInto('message').values(said).returning('id').executeTakeFirstOrThrow()
    await app().db.insertInto('message_file').values({ message_id: message.id, position: 0, media_id: id }).execute()
    return { id: message.id }
  }

  async function said(botId: number, by: { author: 'user' } | { author: 'agent'; user_id: number }) {
    const chatId = await chat(botId)
    const values = { bot_id: botId, chat_id: chatId, body: 'Hola', ...by }
    const message = await app().db.insertInto('message').values(values).returning('id').executeTakeFirstOrThrow()
    return { chatId, messageId: message.id }
  }

  const macro: Make = (botId, owner_id) => {
    const values = { bot_id: botId, owner_id, name: `Macro ${++serial}` }
    return insert('macro', { ...values, actions: json([{ type: 'resolve' }]) })
  }

  const change: Make = async (botId) => {
    const label = await insert('label', { bot_id: botId, title: `Etiqueta ${++serial}`, color: '#1565c0' })
    const values = {
      bot_id: botId,
      at: app().clock.now(),
      actor_type: 'user',
      actor_name: 'Alguien',
      action: 'update',
      resource_type: 'label',
      resource_id: String(label.id),
      before: { title: `Antes ${serial}` },
      after: { title: `Etiqueta ${serial}` },
    }
    return app().db.insertInto('audit').values(values).returning('id').executeTakeFirstOrThrow()
  }

  const hiding: Make = async (botId) => {
    const chatId = await chat(botId)
    const values = { bot_id: botId, chat_id: chatId, author: 'user' as const, body: 'Soy •••', written: 'Soy 30111222' }
    const message = await app().db.insertInto('message').values(values).returning('id').executeTakeFirstOrThrow()
    return { chatId, messageId: message.id }
  }

  const budget = async (botId: number) => {
    const chat_id = await chat(botId)
    const sums = { subtotal_cents: 1, tax_total_cents: 0, total_cents: 1, currency: 'ARS' }
    const days = { date: '2026-03-10', valid_until: '2026-03-25' }
    const content = { contact: { id: null, name: 'Ana', phone: '', email: '' }, items: json([]) }
    const row = { bot_id: botId, chat_id, number: `P-${++serial}`, ...days, ...sums, ...content }
    return { chat_id, ...(await app().db.insertInto('budget').values(row).returning('id').executeTakeFirstOrThrow()) }
  }

  const apiKey: Make = async (bot_id) => {
    const { token: _, ...stored } = makeToken()
    const row = { ...stored, bot_id, name: `Sistema ${++serial}`, scopes: json([]), created_at: app().clock.now() }
    return app().db.insertInto('api_key').values(row).returning('id').executeTakeFirstOrThrow()
  }

  const ofChat: Make = async (botId) => ({ chatId: await chat(botId) })
  return {
    chatGet: ofChat,
    chatTemplateList: ofChat,
    chatNumberTemplateList: async (botId) => ({ id: (await connectAccount(app(), botId, 'whatsapp')).id }),
    chatMediaList: ofChat,
    chatTranscriptGet: ofChat,
    chatTranscriptTextGet: ofChat,
    chatUnderstandingGet: ofChat,
    chatMessageWrittenGet: hiding,
    chatMessageDelete: (botId, user_id) => said(botId, { author: 'agent', user_id }),
    chatReactionUpdate: (botId) => said(botId, { author: 'user' }),
    testChatCaseGet: ofChat,
    chatDraftGet: async (botId) => ({ id: await chat(botId) }),
    chatLeadExport: async (botId) => ({ id: await chat(botId) }),
    chatAudioTranscribe: audio,
    chatBulkUndo: async (botId, userId) => {
      const id = randomBytes(16).toString('base64url')
      const created_at = app().clock.now()
      await app()
        .db.insertInto('chat_bulk')
        .values({ id, bot_id: botId, user_id: userId, action: 'read', before: json([]), created_at })
        .execute()
      return { undoId: id }
    },
    labelDelete: (botId) => insert('label', { bot_id: botId, title: `Etiqueta ${++serial}`, color: '#000000' }),
    changeGet: change,
    changeRestore: change,
    apiKeyUpdate: apiKey,
    apiKeyDelete: apiKey,
    quickReplyDelete: (botId, owner_id) =>
      insert('quick_reply', { bot_id: botId, owner_id, shortcut: `atajo${++serial}`, title: 'X', text: 'X' }),
    macroDelete: macro,
    macroRun: async (botId, userId) => ({ ...(await macro(botId, userId)), chatId: await chat(botId) }),
    chatViewDelete: (botId, owner_id) =>
      insert('chat_view', { bot_id: botId, owner_id, name: `Vista ${++serial}`, filter: {} }),
    quickBudgetGet: async (botId) => ({ id: (await budget(botId)).chat_id }),
    quickBudgetPageGet: async (botId) => ({ id: (await budget(botId)).chat_id }),
    quickBudgetSend: async (botId) => ({ id: (await budget(botId)).chat_id }),
    budgetGet: async (botId) => ({ id: (await budget(botId)).id }),
  }
}
