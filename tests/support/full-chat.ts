import { expect } from '@playwright/test'
import { demoPassword } from '../../src/server/demo/users.ts'
import { newestOf, webchats } from './newest-chat.ts'
import { samplePdf, samplePng, sampleWav, sampleWebm } from './sample-files.ts'

const KEY = 'ferreteria-quebracho'
const SITE = 'https://www.elquebracho.example'
const BOT = 1
/** A text without spaces that every layout has to handle. */
const LONG = 'Electroencefalografistadelhospitalinterzonaldeagudosprofesordoctor'.repeat(3)

export interface FullChat {
  id: number
  contact_id: number
  sender_id: string
  user_name: string
  /** sends another message as the customer */
  write: (text: string) => Promise<void>
  /** sends a request as the manager */
  call: (method: string, path: string, body?: object) => Promise<Response>
}

/**
 * Creates a webchat chat with messages of every kind that the API can create (including right-to-left texts and texts
 * without spaces), thirty labels, and quick replies with and without questions.
 * @param url the server with the demo data
 */
export async function makeFullChat(url: string): Promise<FullChat> {
  const caller = (authorization?: string) => async (method: string, path: string, given?: object) => {
    const isForm = given instanceof FormData
    const type = given && !isForm && { 'content-type': 'application/json' }
    const headers = { ...(authorization && { authorization }), ...type }
    const body = isForm ? given : given && JSON.stringify(given)
    const answer = await fetch(`${url}/api${path}`, { method, headers, body })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const anyone = caller()
  const { jwt } = await (await anyone('POST', '/login', { username: 'marina', password: demoPassword })).json()
  const { secret } = await (await anyone('POST', `/webchat/${KEY}/sessions`, { origin: SITE })).json()
  const customer = caller(`Visitor ${secret}`)
  const staff = caller(`Bearer ${jwt}`)

  const write = async (text: string, file?: [name: string, content: Buffer]) => {
    const files: string[] = []
    if (file) {
      const [name, content] = file
      const form = new FormData()
      form.set('file', new File([new Uint8Array(content)], name))
      files.push((await (await customer('POST', `/webchat/${KEY}/files`, form)).json()).id)
    }
    await customer('POST', `/webchat/${KEY}/messages`, { key: crypto.randomUUID(), text, ...(file && { files }) })
  }
  const newest = async () => newestOf((await (await staff('POST', `/chats/filter/${BOT}`, webchats)).json()).data)
  // Texts that no bot understands, trained or not: staff see why the chat was handed over.
  for (const [turn, text] of ['zumba quirkle', 'vortex plim'].entries()) {
    if (turn > 0 && (await newest()).type !== 'bot') break
    await write(text)
    await expect.poll(async () => (await newest()).last_message_from).not.toBe('user')
  }
  const { id, sender_id, contact_id } = await newest()
  await write('Hola, ¿hacen **envíos** a Funes? Lo vi en https://www.elquebracho.example/envios')
  const say = (message: string) => staff('POST', `/chats/requests/send/${BOT}`, { id, target_id: sender_id, message })

  await say('Buen día, sí: a toda la zona.\n- hasta 50 kg\n- dentro de las 48 h')
  await write('مرحبا، هل يمكنكم إرسال مثقاب كهربائي إلى فونيس؟')
  await write(LONG)
  await write('Es esta', ['herramienta-rota.png', samplePng()])
  await write('', ['nota-de-voz.wav', sampleWav()])
  await write('', ['asi-hace-ruido.webm', sampleWebm()])
  await write('', [`comprobante-${'de-la-compra-'.repeat(8)}final.pdf`, samplePdf()])
  const file = samplePng(320, 200)
  const files = [{ filename: 'repuesto.png', type: 'image/png', size: file.length, file: file.toString('base64') }]
  await staff('POST', `/chats/requests/send/document/${BOT}`, { id, target_id: sender_id, files })
  await staff('POST', `/chats/requests/message/${BOT}`, { id, message: 'Pide factura A; avisar a depósito' })
  const items = [{ description: 'Amoladora angular 750 W', quantity: 2, unit_price_cents: 8_990_000 }]
  await staff('POST', `/quickbudget/${BOT}/${id}`, { items, notes: 'Retira por el local', valid_days: 15 })
  await staff('POST', `/quickbudget/send/${BOT}/${id}`)
  for (let n = 1; n <= 30; n++) {
    const title = n === 1 ? 'Otorrinolaringologia interdisciplinaria' : `Etiqueta ${n}`
    const color = `#${(0x0f6963 + n * 70_001).toString(16).padStart(6, '0').slice(-6)}`
    const label = await (await staff('POST', `/chats/labels/${BOT}`, { title, color })).json()
    const change = { id, live_chat: true, date: '01/01/2026 10:00', added: true, label_id: label.id }
    await staff('PUT', `/chats/labels/chat/${BOT}`, change)
  }
  const replies = `/chats/requests/quickreplies/${BOT}`
  const visit = { shortcut: 'visita', title: 'Visita tecnica', text: 'Vamos el {{dia}}, {{contacto.nombre}}.' }
  await staff('POST', replies, { ...visit, prompts: [{ key: 'dia', label: 'Qué día', required: true }] })
  const user_name = 'Anastasia Fernández de la Vega y Ortiz de Rozas'
  await staff('PUT', `/chats/username/${BOT}`, { id, username: user_name })
  await write('¿Y cuánto tarda?')
  return { id, contact_id, sender_id, user_name, write, call: staff }
}
