import { SEED } from '../../scripts/graph/world/seed.ts'
import { accessibilityProblems } from '../support/axe.ts'
import { call, expect, people, test } from '../support/e2e.ts'

interface Item {
  user_name: string
  sender_id: string
  window_until: string | null
  blocked: boolean
}

test('staff send a template of WhatsApp when the time for answers is over, and it reaches the phone', async ({
  page,
  graph,
  signInAs,
}) => {
  await signInAs(people.manager)
  const keys = { waba_id: SEED.wabaId, access_token: SEED.token, app_secret: SEED.appSecret }
  await call(page, 'POST', '/plugins/whatsapp/1', { phone_number_id: SEED.numberId, ...keys })
  await page.goto('/plugins/templates')
  const row = page.getByRole('row', { name: /pedido_listo/ })
  await expect(row.getByText('Aprobada')).toBeVisible()
  await expect(page.getByRole('row', { name: /sorteo_aniversario/ }).getByText('Rechazada')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])

  const filter = { type: 'contact_requests', channel: 'WhatsApp', page_number: 1 }
  const { data } = (await call(page, 'POST', '/chats/filter/1', filter)) as { data: Item[] }
  const closed = data.find(({ blocked, window_until }) => !blocked && Date.parse(window_until ?? '') < Date.now())
  if (!closed) throw new Error('the demo has no chat of WhatsApp whose time is over')
  await page.goto('/chats')
  await page.getByText(closed.user_name).first().click()
  await page.getByRole('button', { name: 'Enviar una plantilla de WhatsApp' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar plantilla de WhatsApp' })
  await dialog.getByLabel('Buscar').fill('retomar')
  expect(await accessibilityProblems(page, { only: 'dialog' })).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Dato 1').fill('Olga')
  expect(await accessibilityProblems(page, { only: 'dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await expect(dialog).toHaveCount(0)
  const said = 'Hola Olga, seguimos con tu consulta. ¿Te podemos ayudar?'
  const bubble = page.locator('.bubble', { hasText: said })
  await expect(bubble.getByText('Plantilla de WhatsApp: retomar_charla')).toBeVisible()
  await expect(bubble.getByTitle('Leído')).toBeVisible()
  const ledger = await (await page.request.get(`${graph.url}/_sim/ledger`)).json()
  expect(ledger.rows.at(-1).body.template).toMatchObject({ name: 'retomar_charla', language: { code: 'es_AR' } })
})
