import { type ChatItem, itemOf } from '../../src/server/conversation/chats/core/item.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import type { TestAppOptions } from '../support/app.ts'

/** A server with a bot, its owner, and helpers for rules of its chats. */
export interface RuleBench extends Inbox {
  boss: Member
  /** creates a rule that is on, and returns its id */
  rule(given: object): Promise<number>
  label(title: string, scope?: 'chat' | 'contact' | 'both'): Promise<number>
  /** lets the jobs run that are due */
  work(): Promise<void>
  /** a chat as in the list */
  item(id: number): Promise<ChatItem>
  /** the log of what rules did, oldest first */
  runs(filter?: object): Promise<Run[]>
}

/** An entry of the log of rules. */
export interface Run {
  rule_id: number | null
  rule_name: string
  event: string
  chat_id: number
  matched: string[]
  result: string
  done: string[]
  failed: string[]
}

let serial = 0

/** Starts a server with one bot and the person who owns it. */
export async function startRules(options?: TestAppOptions): Promise<RuleBench> {
  const t = await startInbox(options)
  const boss = await t.staff(2)
  return {
    ...t,
    boss,
    rule: async (given) => {
      const body = { name: `Regla ${++serial}`, event: 'message', enabled: true, ...given }
      const made = await boss.call('POST', `/rules/${t.bot_}`, { body })
      if (made.status !== 201) throw new Error(JSON.stringify(made.body))
      return made.body.id
    },
    label: async (title, scope = 'both') => {
      const row = { bot_id: t.bot_, title, color: '#123456', scope }
      return (await t.db.insertInto('label').values(row).returning('id').executeTakeFirstOrThrow()).id
    },
    work: async () => void (await t.mails()),
    item: (id) => t.inside(() => itemOf(t.bot_, id)),
    runs: async (filter = {}) => {
      const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&sort=["at","ASC"]&range=[0,99]`
      return (await boss.call('GET', `/rules/runs/${t.bot_}?${query}`)).body
    },
  }
}
