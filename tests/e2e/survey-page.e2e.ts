import type { Page } from '@playwright/test'
import { expect, people, test } from '../support/e2e.ts'

const questions = [
  { id: 'compro', text: '¿Compraste?', kind: 'yes_no' },
  { id: 'motivo', text: '¿Por qué?', kind: 'long_text' },
  {
    ...{ id: 'gustos', text: '¿Qué te gustó?', kind: 'multiple', required: false },
    options: [
      { id: 'precio', label: 'El precio' },
      { id: 'trato', label: 'El trato' },
    ],
  },
]

/** Calls the API as the person who is signed in. */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([verb, address, sent]) => {
      const answer = await fetch(`/api${address}`, {
        method: verb,
        headers: { authorization: `Bearer ${localStorage.getItem('jwt')}`, 'content-type': 'application/json' },
        ...(sent && { body: sent }),
      })
      return answer.json()
    },
    [method, path, body && JSON.stringify(body)] as const,
  )

/** Creates a survey with a link. Returns its id and the address of its page. */
async function shared(page: Page, slug: string, page_mode: string) {
  await page.goto('/forms')
  const { id } = await call(page, 'POST', '/forms/survey/1', { name: `Opinión ${slug}` })
  await call(page, 'PUT', `/forms/survey/1/${id}`, { questions })
  const settings = await call(page, 'GET', `/forms/survey/settings/1/${id}`)
  await call(page, 'PUT', `/forms/survey/settings/1/${id}`, { ...settings, page_mode })
  await call(page, 'POST', `/forms/survey/links/1/${id}`, { slug })
  return { id, address: `/e/${slug}` }
}

test('the back button of the browser leads to the question before, also after a reload', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  const { address } = await shared(page, 'de-vuelta', 'one_by_one')
  await page.goto(address)
  const next = page.getByRole('button', { name: 'Siguiente' })
  await page.getByLabel('Sí').check()
  await next.click()
  await page.getByLabel('¿Por qué?').fill('Estaba cerca')
  await next.click()
  await expect(page.getByLabel('El trato')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('¿Por qué?')).toHaveValue('Estaba cerca')
  await page.reload()
  await page.getByRole('button', { name: 'Anterior' }).click()
  await expect(page.getByLabel('Sí')).toBeChecked()
  await page.goForward()
  await expect(page.getByLabel('¿Por qué?')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/forms$/)
})

test('a survey that is loaded again goes on where it was, and is forgotten once it is sent', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.manager)
  const { id, address } = await shared(page, 'paso-a-paso', 'one_by_one')
  await page.goto(address)
  await page.getByLabel('Sí').check()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByLabel('¿Por qué?').fill('Estaba cerca')
  await page.reload()
  await expect(page.getByLabel('¿Por qué?')).toHaveValue('Estaba cerca')
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByLabel('El trato').check()
  await page.reload()
  await expect(page.getByLabel('El trato')).toBeChecked()
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('¡Gracias por tu opinión!')).toBeVisible()
  await page.goto(address)
  await expect(page.getByLabel('Sí')).not.toBeChecked()
  await page.goto('/forms')
  const answers = await call(page, 'GET', `/forms/survey/answers/1/${id}`)
  expect(answers).toHaveLength(1)
  expect(answers[0].values.map(({ text }: { text: string }) => text)).toEqual(['Sí', 'Estaba cerca', 'El trato'])
})

test('the answers of one survey are not those of another', async ({ page, signInAs }) => {
  await signInAs(people.manager)
  const [one, other] = [await shared(page, 'una-pagina', 'one_page'), await shared(page, 'otra-pagina', 'one_page')]
  await page.goto(one.address)
  await page.getByLabel('¿Por qué?').fill('Me gustó')
  await page.goto(other.address)
  await expect(page.getByLabel('¿Por qué?')).toHaveValue('')
  await page.goto(one.address)
  await expect(page.getByLabel('¿Por qué?')).toHaveValue('Me gustó')
})
