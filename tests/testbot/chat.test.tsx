import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { signOut } from '../../src/console/session/index.ts'
import { toast } from '../../src/console/ui/toast.ts'
import { createPerson, type Person } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/testbot/index.tsx'
import { sentTo } from '../support/network-stubs.ts'

afterEach(() => {
  toast.clear()
  closeConsole()
  sessionStorage.clear()
})

/** Opens the page, as a reload does, and returns the message field. */
async function field(who: Person): Promise<HTMLInputElement> {
  cleanup()
  openConsole('/testbot', who)
  return (await screen.findByRole('textbox', { name: 'Mensaje' })) as HTMLInputElement
}

test('a half-typed message survives a reload, and is gone once sent or after signing out', async () => {
  const marina = await createPerson()
  const user = userEvent.setup()
  await user.type(await field(marina), 'abren el')
  const again = await field(marina)
  expect(again.value).toBe('abren el')
  await user.type(again, ' domingo{Enter}')
  expect(sentTo('testMessageSend')).toMatchObject([{ text: 'abren el domingo' }])
  const third = await field(marina)
  expect(third.value).toBe('')
  await user.type(third, 'secreto')
  await signOut()
  expect(Object.values(sessionStorage).join()).not.toContain('secreto')
})

test('a pasted message that is too long stays whole and is not sent', async () => {
  const user = userEvent.setup()
  const message = await field(await createPerson())
  await user.click(message)
  await user.paste('a'.repeat(5000))
  expect(message.value).toHaveLength(5000)
  await waitFor(() => expect(message).toHaveAccessibleDescription(/^Sobran [\d.]+ caracteres: el límite es/))
  await user.keyboard('{Enter}')
  expect(sentTo('testMessageSend')).toEqual([])
})
