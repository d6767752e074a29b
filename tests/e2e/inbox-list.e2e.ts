import type { Page } from '@playwright/test'
import { expect, people, test } from '../support/e2e.ts'

// The list of the inbox and what stands in and below it.
test.beforeEach(async ({ page, signInAs }) => {
  await signInAs(people.manager)
  await page.goto('/chats?dates=empty')
  await expect(page.locator('.chat-row').nth(5)).toBeVisible()
})

/** Returns the buttons of a part of the page over whose middle something else lies. */
const covered = (page: Page, part: string) =>
  page.locator(`${part} button`).evaluateAll((all) =>
    all.flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? [] : [one.ariaLabel]
    }),
  )

for (const size of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])
  test(`the undo of bulk changes covers no control at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    const box = page.getByRole('checkbox', { name: /^Elegir / }).first()
    await box.focus()
    await page.keyboard.press('Space')
    const bar = page.getByRole('region', { name: 'Conversaciones elegidas' })
    await bar.getByRole('button', { name: 'Resolver' }).click()
    await expect(page.getByText('1 conversación cambiada.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Página siguiente' })).toBeVisible()
    expect(await covered(page, '.chat-pages')).toEqual([])
    expect(await covered(page, '.undo-bar')).toEqual([])
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('1 conversación cambiada.')).toBeHidden()
  })

for (const [width, list] of [
  [1440, 340],
  [1920, 420],
] as const)
  test(`rows show the labels that fit and count the others at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('navigation', { name: 'Vistas' })).toBeVisible()
    expect(Math.round((await page.locator('.inbox-list').boundingBox())?.width ?? 0)).toBe(list)
    const rows = page.locator('.chat-row:has(.label-pill)')
    await expect(rows.nth(4)).toBeVisible()
    const lost = () =>
      rows.evaluateAll((all) =>
        all.flatMap((row) => {
          const bottom = row.querySelector('.chat-row-labels')?.getBoundingClientRect().bottom ?? 0
          const pills = [...row.querySelectorAll('.label-pill')]
          const hidden = pills.filter((one) => one.getBoundingClientRect().top >= bottom).length
          const counted = Number(row.querySelector('.chat-row-more')?.textContent ?? 0)
          return hidden === counted ? [] : [`${row.textContent}: ${hidden} hidden, ${counted} counted`]
        }),
      )
    await expect.poll(lost).toEqual([])
  })
