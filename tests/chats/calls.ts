import type { Inbox, Member } from './fixtures.ts'

/** Returns the API calls that inbox tests repeat. Those without a member argument are made as the administrator. */
export function callsOf(around: () => { t: Inbox; boss: Member }) {
  const at = (path: string) => path.replace('{bot}', String(around().t.bot_))
  const post = (who: Member, path: string, body: object, headers?: Record<string, string>) =>
    who.call('POST', at(path), { body, headers })
  const put = (who: Member, path: string, body: object) => who.call('PUT', at(path), { body })
  const list = async (who: Member, filter: object = {}) =>
    (await post(who, '/chats/filter/{bot}', { type: 'all', ...filter })).body
  const ids = async (who: Member, filter: object = {}) =>
    (await list(who, filter)).data.map(({ id }: { id: number }) => id)
  const open = async (who: Member, id: number, query = '') =>
    (await who.call('GET', at(`/chats/view/{bot}/${id}`) + query)).body
  const itemOf = async (id: number, filter: object = {}) =>
    (await list(around().boss, filter)).data.find((item: { id: number }) => item.id === id)
  const senderOf = async (id: number) => (await itemOf(id)).sender_id
  return { at, post, put, list, ids, open, itemOf, senderOf }
}
