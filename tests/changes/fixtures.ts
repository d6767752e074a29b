import type { SignedIn, TestApp } from '../support/app.ts'
import type { ApiRecord } from '../support/resource-fixtures.ts'

type Permissions = Record<string, boolean>

/** A chatbot with its history, and who works with it. */
export interface Recorded {
  bot: number
  /** an Administrador, who makes the calls that name nobody else */
  boss: SignedIn
  member(role: 2 | 3 | 4 | 5, permissions?: Permissions): Promise<SignedIn & { id: number }>
  call(method: string, path: string, body?: object, who?: SignedIn): ReturnType<SignedIn['call']>
  made(path: string, body: object): Promise<ApiRecord>
  /** saves something that must be accepted, and returns the answer */
  saved(path: string, body: object): Promise<ApiRecord>
  /** the id of the latest entry about a kind of resource */
  last(kind: string): Promise<number>
  detail(id: number, who?: SignedIn): Promise<ApiRecord>
  /** what restoring would change, as «label: before → after» */
  would(id: number, who?: SignedIn): Promise<string[]>
  restore(id: number, body?: object, who?: SignedIn): ReturnType<SignedIn['call']>
}

/** Returns a new chatbot of the server. Each change is a second after the last one, so that entries have an order. */
export async function createRecorded(app: TestApp): Promise<Recorded> {
  const bot = await app.bot()
  const member: Recorded['member'] = async (role, permissions) => {
    const user = await app.user()
    await app.member(bot, user, role, permissions)
    return { id: user.id, ...(await app.as(user)) }
  }
  const boss = await member(2)
  const call: Recorded['call'] = async (method, path, body, who = boss) => {
    if (method !== 'GET') app.clock.advance(1)
    return who.call(method, path.replace('{bot}', String(bot)), ...(body ? [{ body }] : []))
  }
  const detail: Recorded['detail'] = async (id, who) => {
    const { status, body } = await call('GET', `/changes/{bot}/${id}`, undefined, who)
    if (status !== 200) throw new Error(`GET /changes: ${status}`)
    return body
  }
  const accepted = async (method: string, path: string, body: object) => {
    const answer = await call(method, path, body)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  return {
    ...{ bot, boss, member, call, detail },
    made: (path, body) => accepted('POST', path, body),
    saved: (path, body) => accepted('PUT', path, body),
    last: async (kind) => {
      const filter = encodeURIComponent(JSON.stringify({ resource_type: kind }))
      return (await call('GET', `/changes/{bot}?sort=["at","DESC"]&range=[0,0]&filter=${filter}`)).body[0].id
    },
    would: async (id, who) =>
      (await detail(id, who)).restore.differences.map(
        ({ label, before, after }: ApiRecord) => `${label}: ${before} → ${after}`,
      ),
    restore: (id, body = {}, who = boss) => call('POST', `/changes/restore/{bot}/${id}`, body, who),
  }
}
