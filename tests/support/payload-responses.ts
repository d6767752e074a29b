import type { Page } from '@playwright/test'
import { payloads } from '../security/stored-script-payloads.ts'

// Responses of the server in which every user-written text is a payload, including texts that validation refuses: they
// may have been stored before the validation existed, or past it.

/** Fields that contain user-written text. */
const TEXTS = new Set(
  (
    'name user_name last_message_text title subtitle description group offline_message text variants questions label ' +
    'message retry_text prompt_question value synonyms canonical_value resource_label new old user_agent filename ' +
    'company notes note shortcut hint placeholder folder keywords answer question reason comment intent intent_name ' +
    'employee area welcome_message whatsapp_message privacy_notice input_placeholder launcher_label open close ' +
    'transcription caption tags response response_name entity entity_name alias city address province options competitors'
  ).split(' '),
)
/** Fields whose keys are defined by the business: each of their values is user-written. */
const OWN = new Set(['custom'])
/** Fields that contain URLs. */
const LINKS = new Set(['url', 'link', 'href', 'target', 'website', 'page'])
/** Offset of the ids of duplicated records. */
const APART = 1_000_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Repeats the records of a list until there is one for each payload, so that each payload appears in every field. */
function longer(list: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  if (list.length === 0 || typeof list[0]?.id !== 'number') return [...list]
  return Array.from({ length: Math.max(list.length, payloads.length) }, (_, at) => {
    const one = list[at % list.length] as Record<string, unknown>
    return at < list.length ? one : { ...one, id: (one.id as number) + APART * Math.floor(at / list.length) }
  })
}

function hostile(value: unknown, key: string, at: number, depth: number): unknown {
  const payload = payloads[at % payloads.length] as string
  if (typeof value === 'string')
    return TEXTS.has(key) ? payload : LINKS.has(key) && /^https?:/.test(value) ? 'javascript:window.__hit=1' : value
  if (Array.isArray(value)) {
    const list = depth < 2 && value.every(isRecord) ? longer(value) : value
    return list.map((one, n) => hostile(one, key, depth < 2 ? n : at + n, depth + 1))
  }
  if (!isRecord(value)) return value
  const inside = (name: string) => (OWN.has(key) ? 'value' : name)
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, hostile(one, inside(name), at, depth + 1)]),
  )
}

/** Replaces the texts in all further responses to the console by payloads. */
export async function servePayloads(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    const type = answer.headers()['content-type'] ?? ''
    if (!answer.ok() || !type.includes('application/json')) return route.fulfill({ response: answer })
    // The signed-in user is one record: only its names are replaced.
    const alone = route.request().url().endsWith('/api/me')
    return route.fulfill({ response: answer, json: hostile(await answer.json(), '', 0, alone ? 2 : 0) })
  })
}
