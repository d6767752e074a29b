import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { act } from '../../../../../tests/support/act.ts'
import { stopAnswering } from '../../../../../tests/support/network-stubs.ts'
import { currentToasts, toast } from '../../../ui/toast.ts'
import { chatActions } from '../calls/actions.ts'
import { createCatalogue } from '../calls/catalogue.ts'
import { type ChatsContext, ChatsContextProvider } from '../context.ts'
import { defaultFilter } from '../filters/filter.ts'
import * as pictures from '../media/pictures.ts'
import { memoryStorage } from '../outbox/storage.ts'
import { chatItem } from '../state/fixtures.ts'
import { createInbox } from '../state/inbox.ts'
import type { ChatItem, Macro, QuickReply } from '../state/types.ts'
import { type Answer, Composer } from './Composer.tsx'

const reply: QuickReply = {
  id: 3,
  shortcut: 'saludo',
  title: 'Saludo',
  text: 'Hola {{contacto.nombre}}',
  attachments: [],
  files: [],
  prompts: [],
  visibility: 'todos',
  area_ids: [],
  folder: '',
  channels: [],
  usage_count: 0,
  last_used_at: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  version: 1,
}

const macro = { id: 5, name: 'Saldo', actions: [], steps: [], usage_count: 0 } as unknown as Macro

/** Renders the composer of chat 1 in an inbox whose server never responds. */
function setUp({ unseen = false, answer, ...given }: { unseen?: boolean; answer?: Answer } & Partial<ChatItem> = {}) {
  const inbox = createInbox({ botId: 1, userId: 7, reads: true, filter: defaultFilter(), storage: memoryStorage() })
  const catalogue = createCatalogue(1)
  catalogue.quickReplies.store.set(() => [reply])
  catalogue.macros.store.set(() => [])
  const room: ChatsContext = {
    botId: 1,
    me: { id: 7, name: 'Ana' },
    reads: true,
    mayAddExamples: false,
    mayAddCases: false,
    mayReveal: false,
    inbox,
    actions: chatActions(1, inbox),
    catalogue,
    open: vi.fn(),
  }
  const onSeen = vi.fn()
  const inputRef = createRef<HTMLTextAreaElement>()
  const content = (latest?: Answer) => (
    <ChatsContextProvider value={room}>
      <Composer
        chat={chatItem({ id: 1, ...given })}
        {...{ unseen, onSeen, inputRef }}
        answer={latest}
        lastId={Math.max(90, latest?.id ?? 0)}
      />
    </ChatsContextProvider>
  )
  const { rerender } = render(content(answer))
  const sent = () =>
    inbox.store.get().outbox.map(({ kind, text, files, afterId }) => ({ kind, text, files: files.length, afterId }))
  const quotes = () => inbox.store.get().outbox.map(({ quote }) => quote?.id)
  return {
    inbox,
    catalogue,
    open: room.open,
    sent,
    quotes,
    onSeen,
    answered: (latest: Answer) => rerender(content(latest)),
    field: () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensaje' }),
  }
}

describe('Composer', () => {
  beforeEach(stopAnswering)
  afterEach(cleanup)

  it('sends with Enter, breaks the line with Shift+Enter and keeps the text as a draft until it is sent', async () => {
    const { field, sent, inbox } = setUp()
    await userEvent.type(field(), 'uno{Shift>}{Enter}{/Shift}dos')
    expect(field().value).toBe('uno\ndos')
    expect(inbox.store.get().drafts.get(1)).toBe('uno\ndos')
    await userEvent.type(field(), '{Enter}')
    expect(sent()).toEqual([{ kind: 'text', text: 'uno\ndos', files: 0, afterId: 90 }])
    expect(field().value).toBe('')
  })

  it('sends nothing when the message is blank', async () => {
    const { field, sent } = setUp()
    await userEvent.type(field(), '   {Enter}')
    expect(sent()).toEqual([])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled).toBe(true)
  })

  it('inserts a quick reply at the cursor and keeps the rest of the text', async () => {
    const { field, sent } = setUp()
    await userEvent.type(field(), 'Bueno. /sal')
    expect(screen.getByRole('option').textContent).toContain('/saludo')
    await userEvent.type(field(), '{Enter}')
    expect(field().value).toBe('Bueno. Hola Lucía Fernández')
    expect(sent()).toEqual([])
  })

  it('sends no search for a quick reply while what it offers is loading', async () => {
    const { field, sent, open, catalogue } = setUp()
    for (const name of ['quickReplies', 'macros'] as const) {
      catalogue.quickReplies.store.set(() => [reply])
      catalogue.macros.store.set(() => [macro])
      catalogue[name].store.set(() => undefined)
      await userEvent.clear(field())
      await userEvent.type(field(), '/sal{Enter}')
      expect(screen.queryByRole('listbox')).toBeNull()
      expect([sent(), field().value]).toEqual([[], '/sal'])
    }
    expect(open).not.toHaveBeenCalled()
    act(() => catalogue.macros.store.set(() => [macro]))
    expect(screen.getAllByRole('option')).toHaveLength(2)
  })

  it('says that quick replies could not be read, reads them again, and sends no search meanwhile', async () => {
    const { field, sent, catalogue } = setUp()
    catalogue.quickReplies.store.set(() => undefined)
    const load = vi.spyOn(catalogue.quickReplies, 'load').mockRejectedValue(new Error())
    await userEvent.type(field(), '/saludo{Enter}')
    expect(sent()).toEqual([])
    expect((await screen.findByRole('alert')).textContent).toContain('Error al leer las respuestas rápidas')
    await userEvent.type(field(), '{Enter}')
    expect([sent(), field().value]).toEqual([[], '/saludo'])
    load.mockResolvedValue([reply])
    act(() => catalogue.quickReplies.store.set(() => [reply]))
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(field())
    await userEvent.type(field(), '{Enter}')
    expect(field().value).toBe('Hola Lucía Fernández')
  })

  it('keeps what was picked when the options change their order', async () => {
    const { field, catalogue } = setUp()
    const other = { ...reply, id: 4, shortcut: 'salida', text: 'Sale hoy' }
    catalogue.quickReplies.store.set(() => [reply, other])
    await userEvent.type(field(), '/sal{ArrowDown}')
    act(() => catalogue.quickReplies.store.set(() => [{ ...other, usage_count: 9 }, reply]))
    await userEvent.type(field(), '{Enter}')
    expect(field().value).toBe('Sale hoy')
  })

  it('holds a send while there are unseen messages, and sends after confirmation', async () => {
    const { field, sent, onSeen } = setUp({ unseen: true })
    await userEvent.type(field(), 'tarde{Enter}')
    expect(sent()).toEqual([])
    expect(screen.getByRole('alert').textContent).toContain('Hay mensajes nuevos')
    await userEvent.click(screen.getByRole('button', { name: 'Enviar igual' }))
    expect(sent()).toHaveLength(1)
    expect(onSeen).toHaveBeenCalled()
  })

  it('holds a send when a colleague answered since the text was begun, and sends after confirmation', async () => {
    const { field, sent, answered } = setUp({ answer: { id: 80, name: 'Lucía' } })
    await userEvent.type(field(), 'va')
    answered({ id: 91, name: 'Lucía' })
    await userEvent.type(field(), 'mos{Enter}')
    expect(sent()).toEqual([])
    expect(screen.getByRole('alert').textContent).toContain('Lucía respondió mientras escribías')
    await userEvent.click(screen.getByRole('button', { name: 'Enviar igual' }))
    expect(sent()).toMatchObject([{ text: 'vamos' }])
    await userEvent.type(field(), 'otra{Enter}')
    expect(sent()).toHaveLength(2)
  })

  it('sends at once when the last answer of a colleague was there before the text, also if it loads later', async () => {
    const { field, sent, answered } = setUp()
    await userEvent.type(field(), 'ho')
    answered({ id: 80, name: 'Lucía' })
    await userEvent.type(field(), 'la{Enter}')
    expect(sent()).toHaveLength(1)
  })

  it('shows the unseen messages on request and keeps the text and the focus', async () => {
    const { field, sent, onSeen, inbox } = setUp({ unseen: true })
    await userEvent.type(field(), 'tarde{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Revisar' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(onSeen).toHaveBeenCalled()
    expect(inbox.store.get().selected).toBe(1)
    expect(sent()).toEqual([])
    expect(field().value).toBe('tarde')
    expect(document.activeElement).toBe(field())
  })

  it('accepts pasted files of allowed types and sends them before the text', async () => {
    const { field, sent } = setUp()
    const picture = new File(['x'], 'foto.png', { type: 'image/png' })
    const program = new File(['x'], 'virus.exe', { type: 'application/x-msdownload' })
    fireEvent.paste(field(), { clipboardData: { files: [picture, program] } })
    expect(screen.getByRole('list', { name: 'Archivos por enviar' }).textContent).toContain('foto.png')
    expect(screen.queryByText(/virus/)).toBeNull()
    await userEvent.type(field(), 'va la foto{Enter}')
    expect(sent().map(({ kind, files }) => [kind, files])).toEqual([
      ['files', 1],
      ['text', 0],
    ])
  })

  it('tells of each file that cannot be sent, and how many more there are', () => {
    const { field } = setUp()
    const program = (name: string) => new File(['x'], name, { type: 'application/x-msdownload' })
    const empty = new File([], 'foto.png', { type: 'image/png' })
    toast.clear()
    fireEvent.paste(field(), { clipboardData: { files: [program('a.exe'), empty] } })
    const told = () => currentToasts().map(({ message }) => message)
    expect(told()).toEqual([
      'No podemos enviar a.exe. Prueba con una imagen, audio, video o PDF.',
      'foto.png está vacío. Elige otro archivo.',
    ])
    toast.clear()
    fireEvent.paste(field(), { clipboardData: { files: [...'abcde'].map((name) => program(`${name}.exe`)) } })
    expect(told()).toHaveLength(4)
    expect(told().at(-1)).toBe('Otros 2 archivos tampoco pueden enviarse. Revísalos.')
    toast.clear()
  })

  it('answers to a chosen message, which Escape removes before it leaves the field', async () => {
    const { field, quotes, inbox } = setUp()
    const quote = { id: 7, text: '¿Tienen la pava roja?', kind: 'text', user_name: 'Lucía' } as const
    await userEvent.type(field(), 'Sí')
    act(() => inbox.setQuote(1, quote))
    expect(screen.getByText('¿Tienen la pava roja?')).toBeDefined()
    await userEvent.type(field(), '{Escape}')
    expect(screen.queryByText('¿Tienen la pava roja?')).toBeNull()
    expect(document.activeElement).toBe(field())
    act(() => inbox.setQuote(1, quote))
    await userEvent.type(field(), '{Enter}')
    expect(quotes()).toEqual([7])
    expect(screen.queryByText('¿Tienen la pava roja?')).toBeNull()
    await userEvent.type(field(), 'Otra cosa{Enter}')
    expect(quotes()).toEqual([7, undefined])
  })

  it('says how many messages a text becomes, or that it is too long, but not both', async () => {
    const { field } = setUp({ channel: 'facebook' })
    fireEvent.change(field(), { target: { value: 'a'.repeat(4000) } })
    expect(screen.getByText(/^Se enviará en 2 mensajes/)).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.change(field(), { target: { value: 'a'.repeat(4200) } })
    expect(screen.getByRole('alert').textContent).toBe('Sobran 104 caracteres: el límite es 4.096.')
    expect(screen.queryByText(/^Se enviará en/)).toBeNull()
  })

  it('answers with a file alone, and with the text when there is one', async () => {
    const { field, quotes, sent, inbox } = setUp()
    const picture = new File(['x'], 'foto.png', { type: 'image/png' })
    const quote = { id: 7, text: 'Foto', kind: 'image', user_name: 'Lucía' } as const
    act(() => inbox.setQuote(1, quote))
    expect(screen.getByText('Foto')).toBeDefined()
    fireEvent.paste(field(), { clipboardData: { files: [picture] } })
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
    act(() => inbox.setQuote(1, quote))
    fireEvent.paste(field(), { clipboardData: { files: [picture] } })
    await userEvent.type(field(), 'Esta{Enter}')
    expect(sent().map(({ kind }, at) => [kind, quotes()[at]])).toEqual([
      ['files', 7],
      ['files', undefined],
      ['text', 7],
    ])
  })

  it('refuses what the channel does not take, and takes it where it can be sent', async () => {
    const clip = new File(['x'], 'clip.webm', { type: 'video/webm' })
    const { field } = setUp({ channel: 'whatsapp' })
    fireEvent.paste(field(), { clipboardData: { files: [clip] } })
    expect(screen.queryByRole('list', { name: 'Archivos por enviar' })).toBeNull()
    cleanup()
    const webchat = setUp()
    fireEvent.paste(webchat.field(), { clipboardData: { files: [clip] } })
    expect(screen.getByRole('list', { name: 'Archivos por enviar' }).textContent).toContain('clip.webm')
  })

  it('makes a JPEG of a picture that WhatsApp does not take, and sends nothing until it is ready', async () => {
    let ready = (_: Blob) => {}
    const made = new Promise<Blob>((resolve) => {
      ready = resolve
    })
    const convert = vi.spyOn(pictures, 'asJpeg').mockReturnValue(made)
    const { field, sent } = setUp({ channel: 'whatsapp' })
    const picture = new File(['x'], 'afiche.webp', { type: 'image/webp' })
    fireEvent.paste(field(), { clipboardData: { files: [picture] } })
    await userEvent.type(field(), 'Mira{Enter}')
    expect(sent()).toEqual([])
    ready(new Blob(['jpeg'], { type: 'image/jpeg' }))
    expect((await screen.findByRole('list', { name: 'Archivos por enviar' })).textContent).toContain('afiche.jpg')
    await userEvent.type(field(), '{Enter}')
    expect(sent().map(({ kind }) => kind)).toEqual(['files', 'text'])
    expect(convert).toHaveBeenCalledWith(picture, 5 * 1024 * 1024)
    convert.mockRestore()
  })

  it('says how many messages a long text becomes', async () => {
    const { field } = setUp({ channel: 'facebook' })
    fireEvent.change(field(), { target: { value: 'a'.repeat(2000) } })
    expect(screen.queryByText(/Se enviará en/)).toBeNull()
    fireEvent.change(field(), { target: { value: 'a'.repeat(2001) } })
    expect(screen.getByText(/Se enviará en 2 mensajes/)).toBeDefined()
  })

  it('warns two hours before the time to answer ends, and keeps the draft when it has ended', async () => {
    const within = (minutes: number) => ({
      window_until: new Date(Date.now() + minutes * 60_000 + 5_000).toISOString(),
    })
    setUp({ channel: 'whatsapp', ...within(150) })
    expect(screen.queryByText(/Te quedan/)).toBeNull()
    cleanup()
    setUp({ channel: 'whatsapp', ...within(90) })
    expect(screen.getByText(/Te quedan 1 h 30 min para responder/)).toBeDefined()
    cleanup()
    const closed = setUp({ channel: 'whatsapp', ...within(-1) })
    await userEvent.type(closed.field(), 'tarde{Enter}')
    expect(closed.sent()).toEqual([])
    expect(closed.inbox.store.get().drafts.get(1)).toBe('tarde')
  })

  it('tells that only people may still answer on Messenger', () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 5_000).toISOString()
    setUp({ channel: 'facebook', window_until: at(50), bot_window_until: at(-94) })
    expect(screen.getByText(/el chatbot ya no puede escribirle. Por 2 d 2 h más puedes hacerlo tú/)).toBeDefined()
    cleanup()
    setUp({ channel: 'facebook', window_until: at(150), bot_window_until: at(6) })
    expect(screen.queryByText(/el chatbot ya no puede/)).toBeNull()
  })

  it('shows no text field for a blocked contact', () => {
    setUp({ blocked: true })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText(/Este contacto está bloqueado/)).toBeDefined()
  })
})

it('leaves out characters that a message may not contain with a word', async () => {
  setUp()
  const user = userEvent.setup()
  const field = screen.getByRole('textbox', { name: 'Mensaje' })
  await user.type(field, 'hola')
  expect(screen.queryByText(/^No uses/)).toBeNull()
  await user.type(field, '<b>')
  expect(field).toHaveValue('holab')
  expect(screen.getByText(/^No uses/)).toBeVisible()
  await user.clear(field)
  expect(screen.queryByText(/^No uses/)).toBeNull()
})
