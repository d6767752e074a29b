import { expect, people, test } from '../support/e2e.ts'

/** Notes when the shell of the page is rendered. */
const record = (): void => {
  const seen = { shell: 0 }
  Object.assign(window, { seen })
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.shell')) return
    seen.shell = performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

/** Returns the requests of a list whose address begins with `start`, without those that only count. */
const recorded = (start: string) => {
  const requests = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.startsWith(start))
    .filter(({ name }) => new URL(name).searchParams.get('range') !== '[0,0]')
  const { shell } = (window as unknown as { seen: { shell: number } }).seen
  return requests.map(({ name, startTime }) => ({ search: new URL(name).search, isEarly: startTime < shell }))
}

for (const [who, path, content, list] of [
  ['admin', '/admin/bots', 'tbody tr', '/api/platform/bots'],
  ['manager', '/advanced/intents', 'tbody tr', '/api/ia/'],
  ['manager', '/chats?type=all&dates=empty', '.chat-row-main', '/api/chats/filter/'],
] as const)
  test(`${path} requests its list once, before the page is rendered`, async ({ page, signInAs }) => {
    await page.addInitScript(record)
    await signInAs(people[who])
    await page.goto(path)
    await page.locator(content).first().waitFor()
    expect(await page.evaluate(recorded, list)).toMatchObject([{ isEarly: true }])
  })

test('a table requests the page size that was chosen before, once', async ({ page, signInAs }) => {
  await page.addInitScript(record)
  await signInAs(people.admin)
  await page.goto('/admin/bots')
  await page.getByLabel('Filas por página').selectOption('10')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('perPage')
  await page.goto('/admin/bots')
  await page.locator('tbody tr').first().waitFor()
  const requests = await page.evaluate(recorded, '/api/platform/bots')
  expect(requests).toMatchObject([{ isEarly: true }])
  expect(decodeURIComponent(requests[0]?.search ?? '')).toContain('range=[0,9]')
})

for (const address of ['//', '//chats', '/?', '/%20'])
  test(`the address ${address} does not stay on the loading screen`, async ({ page, signInAs }) => {
    await signInAs(people.manager)
    // `goto` would take `//chats` for a host.
    await page.goto(`${new URL(page.url()).origin}${address}`)
    await expect(page.locator('h1')).toBeVisible()
  })
