import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { buildApp } from '../../src/server/app.ts'
import { receiveMessage } from '../../src/server/conversation/chats/core/receive.ts'
import { CHAT_RULES } from '../../src/server/conversation/chats/core/rule-events.ts'
import { ruleJobs } from '../../src/server/conversation/rules/run.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { loadSettings } from '../../src/server/foundation/settings/settings.ts'
import { json, openStore, type Store } from '../../src/server/foundation/store/db.ts'
import { ensurePlans } from '../../src/server/people/platform/plans.ts'
import { option } from './options.ts'
import { printTable, quantile } from './table.ts'

/** Unmeasured messages before each measurement, so that the code is compiled by the JIT. */
const WARMING = 30

const ms = (value: number) => `${value.toFixed(1)} ms`

/**
 * Measures what rules cost: receiving a message without rules and with as many as a bot may have, and looking at them in
 * their job. Each rule has four conditions, of which two read the contact; none holds. The bot has own fields and an
 * agenda, which the cost must not depend on.
 */
export async function benchRules(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  const store = await openStore({ dataDir })
  try {
    await store.run(ensurePlans)
    const settings = loadSettings({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }, dataDir)
    const { services, close } = await buildApp({ store, settings })
    const inside = <T>(work: () => Promise<T>) => store.run(() => inCall({ services }, work))
    const rows: Record<string, string>[] = []
    for (const rules of [0, 10, 50]) {
      const bot = await botWith(store, rules, option('contacts', 20_000))
      const [received, looked] = [[] as number[], [] as number[]]
      const job = ruleJobs(services)[CHAT_RULES]
      for (let n = 0; n < option('messages', 300) + WARMING; n++) {
        const start = performance.now()
        await inside(() =>
          receiveMessage({
            ...{ botId: bot, channel: 'webchat', senderId: `visita-${n % 20}`, userName: 'Ana', mediaIds: [] },
            ...{ externalId: `${bot}-${n}`, text: 'Hola, ¿tienen taladros percutores de 13 mm con envío a Córdoba?' },
          }),
        )
        const middle = performance.now()
        const waiting = await store.kysely
          .deleteFrom('job')
          .where('queue', '=', CHAT_RULES)
          .returning(['id', 'payload'])
          .execute()
        const before = performance.now()
        for (const { id, payload } of waiting)
          await store.run(async () => job?.(payload, { id, attempt: 1, signal: new AbortController().signal }))
        if (n < WARMING) continue
        received.push(middle - start)
        looked.push(performance.now() - before)
      }
      const of = (times: number[]) => `${ms(quantile(times, 0.5))} · ${ms(quantile(times, 0.99))}`
      rows.push({
        reglas: String(rules),
        'recibir (mediana · p99)': of(received),
        'mirar reglas': rules ? of(looked) : '—',
      })
    }
    printTable('Reglas por mensaje', rows)
    await close()
  } finally {
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function botWith({ kysely: db }: Store, rules: number, contacts: number): Promise<number> {
  const bot = { name: `Con ${rules}`, plan_id: 2, special_state: 'chatbot_off' as const }
  const { id } = await db.insertInto('bot').values(bot).returning('id').executeTakeFirstOrThrow()
  const label = { bot_id: id, title: 'Mayorista', color: '#123456', scope: 'both' as const }
  const { id: label_id } = await db.insertInto('label').values(label).returning('id').executeTakeFirstOrThrow()
  const at = new Date()
  const keys = ['plan', 'rubro', 'tamano', 'origen', 'vendedor', 'zona']
  for (const key of keys)
    await db.insertInto('contact_field').values({ bot_id: id, key, label: key, type: 'text' }).execute()
  await sql`insert into contact (bot_id, name, custom)
    select ${id}::int, 'Contacto ' || n, jsonb_build_object('plan', 'A' || n % 9, 'zona', 'Z' || n % 40)
    from generate_series(1, ${contacts}::int) n`.execute(db)
  for (let n = 1; n <= rules; n++)
    await db
      .insertInto('chat_rule')
      .values({
        ...{
          bot_id: id,
          name: `Regla ${n}`,
          enabled: true,
          position: n,
          event: 'message',
          created_at: at,
          updated_at: at,
        },
        conditions: json([
          { field: 'words', key: null, operator: 'contains', value: [`palabra ${n}`, 'reclamo', 'garantía'] },
          { field: 'channel', key: null, operator: 'in', value: ['webchat', 'whatsapp'] },
          { field: 'contact_label', key: null, operator: 'eq', value: label_id },
          { field: 'custom', key: 'plan', operator: 'eq', value: `B${n}` },
        ]),
        actions: json([{ type: 'label_add' as const, label_id }]),
      })
      .execute()
  return id
}
