import { demoPassword } from '../../src/server/demo/users.ts'
import { hindrances } from '../support/axe.ts'
import { expect, people, signIn, test } from '../support/e2e.ts'
import { makeFullChat } from '../support/full-chat.ts'
import { CHAT_LOOKS, closeAll, LIST_LOOKS, openFullChat } from '../support/inbox-looks.ts'

test('whatever /chats opens hinders nobody, in both themes and at every width', async ({ page, server }) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(6_000)
  const chat = await makeFullChat(server.url)
  await signIn(page, people.manager, demoPassword)
  const found: string[] = []
  await page.goto('/settings/user')
  await page.getByLabel(/^Horario de silencio/).check()
  for (const text of await hindrances(page)) found.push(`settings: ${text}`)
  await page.goto('/chats?type=all&dates=empty')
  await expect(page.locator('.chat-row-main').nth(3)).toBeVisible()
  const size = { width: 1366, height: 800 }
  const look = async (looks: typeof LIST_LOOKS) => {
    for (const { name, open, only } of looks) {
      await page.setViewportSize(size)
      await open(page).catch((error: unknown) => found.push(`${name} does not open: ${error}`))
      for (const text of await hindrances(page, { only })) found.push(`${name}: ${text}`)
      await closeAll(page)
    }
  }
  await look(LIST_LOOKS)
  await page.setViewportSize(size)
  await openFullChat(page, chat)
  await page.locator('.why').getByRole('button', { name: 'Ver mensajes' }).click()
  for (const text of await hindrances(page)) found.push(`chat: ${text}`)
  await look(CHAT_LOOKS)
  expect(found).toEqual([])
})
