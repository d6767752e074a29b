import { type Data, h, textAt } from './dom.ts'

/** A message as `GET /_sim/threads` gives it. */
export interface Shown {
  id: string
  isInbound: boolean
  at: number
  type: string
  status: string
  errorCode?: number
  reaction?: string
  businessReaction?: string
  body: Data
  template?: { components: Data[] }
}

/** What a press in a bubble sends for the customer. */
export type Send = (message: object) => void

/** A file of a message: a picture, a player or a link. */
export function fileContent(type: string, content: Data): HTMLElement[] {
  const src = content.id ? `/_sim/media/${textAt(content, 'id')}` : textAt(content, 'link') || textAt(content, 'url')
  const caption = textAt(content, 'caption')
  const name = textAt(content, 'filename') || caption
  const text = caption ? [h('p', {}, caption)] : []
  if (type === 'image' || type === 'sticker') return [h('img', { src, alt: caption || 'Imagen' }), ...text]
  if (type === 'video') return [h('video', { src, controls: true, 'aria-label': 'Video' }), ...text]
  if (type === 'audio') return [h('audio', { src, controls: true, 'aria-label': 'Audio' })]
  if (type === 'document' || type === 'file')
    return [h('a', { href: src, target: '_blank' }, `📄 ${name || 'Documento'}`), ...text]
  return [h('p', {}, `Mensaje de tipo ${type}`)]
}

/** A button below a message. */
export const press = (title: string, onclick: () => void) => h('button', { class: 'option', onclick }, title)
