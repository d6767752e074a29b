import type { Page } from '@playwright/test'
import { call } from './e2e.ts'

/** Examples of each intent that are kept: enough for every part of a report. */
const KEPT = 12
/** Examples that end up in the wrong intent, so that a report has something to move. */
const MISPLACED = 8
/** The most examples that one call lists or removes. */
const PAGE = 1000

/**
 * Removes most examples of a chatbot of the demo, so that its training takes seconds rather than minutes on a busy
 * machine, and moves some of its first intent to the second.
 * @param page where somebody is signed in who may edit examples
 */
export async function keepFewExamples(page: Page, bot: number): Promise<void> {
  const kept = new Map<number, number>()
  const extra: { id: number; intent_id: number }[] = []
  for (let start = 0; ; start += PAGE) {
    const query = new URLSearchParams({
      range: JSON.stringify([start, start + PAGE - 1]),
      sort: '["id","ASC"]',
      filter: '{}',
    })
    const listed = (await call(page, 'GET', `/examples/${bot}?${query}`)) as { id: number; intent_id: number }[]
    for (const example of listed) {
      const count = kept.get(example.intent_id) ?? 0
      if (count < KEPT) kept.set(example.intent_id, count + 1)
      else extra.push(example)
    }
    if (listed.length < PAGE) break
  }
  const [from, to] = kept.keys()
  const misplaced = extra.filter(({ intent_id }) => intent_id === from).slice(0, MISPLACED)
  await call(page, 'POST', `/examples/move/${bot}`, { ids: misplaced.map(({ id }) => id), intent_id: to })
  const unwanted = extra.filter((example) => !misplaced.includes(example)).map(({ id }) => id)
  for (let start = 0; start < unwanted.length; start += PAGE)
    await call(page, 'POST', `/examples/remove/${bot}`, { ids: unwanted.slice(start, start + PAGE) })
}
