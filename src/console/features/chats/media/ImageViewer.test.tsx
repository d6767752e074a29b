import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pngOfSize } from '../../../../../tests/support/sample-files.ts'
import { api } from '../../../api/client.ts'
import { type ChatsContext, ChatsContextProvider } from '../context.ts'
import { Attachment } from './Attachment.tsx'
import { ImageViewer } from './ImageViewer.tsx'
import { ImagesContext, imagesOf } from './images.ts'

const file = (name: string, type = 'image/png') => ({ media_id: name, filename: name, type, size: 1 }) as never
const message = (id: number, ...files: never[]) => ({ id, files }) as never
const MESSAGES = [
  message(1, file('uno.png')),
  message(2, file('lista.pdf', 'application/pdf')),
  message(3, file('dos.png'), file('tres.png')),
]

beforeEach(() => {
  const data = { filename: 'x', type: 'image/png', file: btoa('x') }
  vi.spyOn(api, 'POST').mockResolvedValue({ data, response: new Response() } as never)
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => {}
})

afterEach(() => vi.restoreAllMocks())

const titled = (name: string) => screen.findByRole('dialog', { name })

function open(start: number, onClose = () => {}) {
  const room = { botId: 1 } as ChatsContext
  render(
    <ChatsContextProvider value={room}>
      <ImageViewer images={imagesOf(MESSAGES, 'webchat')} start={start} onClose={onClose} />
    </ChatsContextProvider>,
  )
  return userEvent.setup()
}

test('arrows move between the images of the chat, past its other files, and stop at its ends', async () => {
  const user = open(1)
  await titled('dos.png')
  expect(await screen.findByRole('img', { name: 'dos.png' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Imagen 2 de 3' })).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  await titled('uno.png')
  expect(screen.getByRole('button', { name: 'Imagen anterior' })).toBeDisabled()
  await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}')
  await titled('tres.png')
  expect(screen.getByRole('button', { name: 'Imagen siguiente' })).toBeDisabled()
})

test('it grows and shrinks with keys and buttons; another image begins as it fits', async () => {
  const user = open(0)
  const image = await screen.findByRole('img', { name: 'uno.png' })
  expect(screen.getByRole('button', { name: 'Alejar' })).toBeDisabled()
  await user.keyboard('+')
  expect(image).toHaveStyle({ width: '150%' })
  await user.click(screen.getByRole('button', { name: 'Acercar' }))
  expect(image).toHaveStyle({ width: '200%' })
  await user.keyboard('--')
  await waitFor(() => expect(image).not.toHaveClass('viewer-large'))
  await user.keyboard('+')
  await user.click(screen.getByRole('button', { name: 'Imagen siguiente' }))
  expect(await screen.findByRole('img', { name: 'dos.png' })).not.toHaveClass('viewer-large')
})

test('an image of the thread is shown over the page, where new messages do not take it away', async () => {
  const asked = vi.fn()
  const state = { threads: new Map([[1, { messages: MESSAGES }]]) }
  const inbox = { store: { get: () => ({ selected: 1, state }) } }
  render(
    <ChatsContextProvider value={{ botId: 1, inbox, open: asked } as unknown as ChatsContext}>
      <Attachment file={file('dos.png')} channel="webchat" messageId={3} />
    </ChatsContextProvider>,
  )
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Ampliar dos.png' }))
  expect(asked).toHaveBeenCalledWith({ name: 'images', chatId: 1, images: imagesOf(MESSAGES, 'webchat'), start: 1 })
})

test('a window shows its images also while no chat is open', async () => {
  const show = vi.fn()
  const inbox = { store: { get: () => ({ selected: null, state: { threads: new Map() } }) } }
  render(
    <ChatsContextProvider value={{ botId: 1, inbox } as unknown as ChatsContext}>
      <ImagesContext value={{ messages: MESSAGES, show }}>
        <Attachment file={file('dos.png')} channel="webchat" messageId={3} />
      </ImagesContext>
    </ChatsContextProvider>,
  )
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Ampliar dos.png' }))
  expect(show).toHaveBeenCalledWith({ images: imagesOf(MESSAGES, 'webchat'), start: 1 })
})

test('an image of too many pixels is drawn neither in the thread nor by the viewer, and can be downloaded', async () => {
  const data = { filename: 'x', type: 'image/png', file: pngOfSize(20_000, 20_000).toString('base64') }
  vi.spyOn(api, 'POST').mockResolvedValue({ data, response: new Response() } as never)
  open(0)
  expect(await screen.findByRole('alert')).toHaveTextContent('tiene demasiados píxeles')
  expect(screen.getByRole('button', { name: 'Descargar' })).toBeEnabled()
  render(
    <ChatsContextProvider value={{ botId: 1 } as unknown as ChatsContext}>
      <Attachment file={file('plano.png')} channel="webchat" messageId={9} />
    </ChatsContextProvider>,
  )
  expect(
    await screen.findByRole('button', { name: /plano\.png.*tiene demasiados píxeles/, hidden: true }),
  ).toBeInTheDocument()
  expect(screen.queryByRole('img')).toBeNull()
})
