import type { Api, Session } from './api.ts'
import type { ChatStorage } from './storage.ts'

/** Resumes the visitor's session or starts one, whose secret is kept. */
export async function openSession(
  api: Api,
  memory: ChatStorage,
  from: Parameters<Api['session']>[0],
): Promise<Session> {
  const opened = await api.session(from)
  if (opened.secret) memory.set('secret', opened.secret)
  return opened
}
