import { accessibilityProblems } from '../support/axe.ts'
import { expect, people, test } from '../support/e2e.ts'

const KEY = 'ferreteria-quebracho'

test('the widget answers two wishes, what it is not sure of, a follow-up, a doubt, a refusal and a complaint, and the team sees why', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${server.url}/demo/${KEY}`)
  await visitor.getByRole('button', { name: 'Abrir la conversación' }).click()
  const chat = visitor.frameLocator('iframe')
  const answered = (answer: RegExp) => expect(chat.locator('.bubble', { hasText: answer }).last()).toBeVisible()
  const say = async (text: string, ...answers: RegExp[]) => {
    await chat.getByRole('textbox').fill(text)
    await chat.getByRole('textbox').press('Enter')
    for (const answer of answers) await answered(answer)
  }
  await say('hola! hacen factura? y puedo pagar en efectivo?', /CUIT|constancia/i, /efectivo/i)
  await say('se pued pagar con transbank?? o redcompra', /tarjetas/, /^Si no era eso/)
  await chat.getByRole('button', { name: 'No era eso' }).click()
  await answered(/^Perdón, no entendí|^No te entendí/)
  await say('hasta qué hora están hoy?', /lunes a viernes|en la semana/)
  await say('buenísimo, ¿y el sábado?', /sábados?.*13/)
  await say('no quiero envío, gracias', /^Entiendo, no hay problema/)
  await say('el rollo azul para eso que dije', /^¿Me preguntás por/)
  await chat.getByRole('button', { name: 'No', exact: true }).click()
  await answered(/^Perdón, no entendí|^No te entendí/)
  await say('me cobraron dos veces con la tarjeta', /una persona de Reclamos/, /equipo/)

  await signInAs(people.manager)
  await page.goto('/chats')
  await page
    .getByText(/Cliente \d+/)
    .first()
    .click()
  const why = page.getByRole('complementary', { name: 'Por qué llegó' })
  await why.getByRole('button', { name: 'Ver mensajes' }).click()
  for (const text of [
    /«hacen factura»: Factura A/,
    /Sigue a: «hasta qué hora/,
    /No quiere: «no quiero envío»/,
    /^Dudaba/,
  ])
    await expect(why.getByText(text)).toBeVisible()
  await expect(why.getByText('Pregunta qué quiso decir').first()).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
})
