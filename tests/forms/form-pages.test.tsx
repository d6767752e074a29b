import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createPerson, insert } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'

afterEach(closeConsole)

const tabs = () => screen.getAllByRole('navigation', { name: 'Secciones' }).map((strip) => strip.textContent)

test.each([
  ['product', '/forms/survey/settings/', 'Características'],
  ['survey', '/forms/products/inventory/', 'Compartir'],
  ['branch', '/forms/products/', 'Ramas'],
])('an address with the id of a %s form under another kind leads to its own pages', async (kind, path, tab) => {
  const who = await createPerson()
  const { id } = await insert('form', { bot_id: who.bot, kind, name: 'Del centro' })
  openConsole(`${path}${id}`, who)
  expect(await screen.findByRole('heading', { level: 1, name: 'Del centro' })).toBeVisible()
  await waitFor(() => expect(tabs()[0]).toContain(tab))
})

test.each(['/forms/survey/999999', '/forms/products/inventory/otro'])('%s has no form, and says so', async (path) => {
  openConsole(path, await createPerson())
  expect(await screen.findByText('No encontramos este formulario.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver formularios' })).toHaveAttribute('href', '/forms')
  expect(screen.queryByRole('navigation', { name: 'Secciones' })).toBeNull()
  expect(document.title).toMatch(/^Formularios \|/)
})

test.each(['', 'links/', 'send/', 'settings/', 'answers/', 'summary/'])(
  'the page survey/%s of a survey is titled with its name, and leads back to the list',
  async (part) => {
    const who = await createPerson()
    const { id } = await insert('form', { bot_id: who.bot, kind: 'survey', name: 'Opinión' })
    openConsole(`/forms/survey/${part}${id}`, who)
    expect(await screen.findByRole('heading', { level: 1, name: 'Opinión' })).toBeVisible()
    expect(document.title).toMatch(/^Opinión \|/)
    expect(screen.getByRole('navigation', { name: 'Ruta' })).toHaveTextContent('Formularios › Encuesta')
  },
)

test('whoever may not send a survey is told who can', async () => {
  const owner = await createPerson()
  const editor = await createPerson({ bots: [{ id: owner.bot, permissions: { chats: false } }] })
  const { id } = await insert('form', { bot_id: owner.bot, kind: 'survey', name: 'Opinión' })
  openConsole(`/forms/survey/send/${id}`, editor)
  expect(await screen.findByText(/^La envía quien también atiende conversaciones/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Enviar encuesta' })).toBeNull()
  closeConsole()
  openConsole(`/forms/survey/send/${id}`, owner)
  expect((await screen.findAllByRole('button', { name: 'Enviar encuesta' }))[0]).toBeVisible()
  expect(screen.queryByText(/^La envía quien también/)).toBeNull()
})
