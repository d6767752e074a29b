import { createTransport } from 'nodemailer'
import { expect, it } from 'vitest'
import { parseMail } from './parse-mail.ts'

it.each([
  ['short ASCII', 'Hola', 'http://localhost:3000/login/forgot/abc_-=1'],
  ['Spanish', 'Restablecer Contraseña · Ñandú', `¿Qué tal, Begoña?\n\n${'http://localhost/'.padEnd(200, 'x')}\n\nÁéí`],
  ['mostly not ASCII', 'ñ'.repeat(120), 'áéíóúñ¿¡'.repeat(40)],
  ['an encoded word in the middle', 'a = b', 'x=3D y\n.\n=20 fin'],
])('parses the mail that was composed: %s', async (_, subject, text) => {
  const compose = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message } = await compose.sendMail({ from: 'a@example.com', to: 'b@example.com', subject, text })
  const read = parseMail(String(message))
  expect(read).toMatchObject({ to: 'b@example.com', subject })
  expect(read.text.trim()).toBe(text)
})
