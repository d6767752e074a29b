import { type App, type Data, h, listAt, objectAt, textAt } from './dom.ts'
import { fileContent, press, type Send, type Shown } from './parts.ts'
import { repliedTo, telegramContent } from './telegram.ts'

const TICKS: Readonly<Record<string, [mark: string, label: string]>> = {
  accepted: ['…', 'aceptado'],
  sent: ['✓', 'enviado'],
  delivered: ['✓✓', 'entregado'],
  read: ['✓✓', 'leído'],
  played: ['✓✓', 'escuchado'],
  failed: ['!', 'falló'],
}

const contents: Record<App, (message: Shown, send: Send) => (HTMLElement | string)[]> = {
  whatsapp: numberContent,
  messenger: pageContent,
  telegram: telegramContent,
}

const hour = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit' })

/** A bubble with content, time, ticks and reactions. */
export function bubble(message: Shown, all: Shown[], send: Send, app: App): HTMLElement {
  const [mark, label] = TICKS[message.status] ?? ['', '']
  const ticks = message.isInbound
    ? undefined
    : h('span', { class: `ticks ${message.status}`, role: 'img', 'aria-label': label }, mark)
  const reactions = [message.reaction, message.businessReaction].filter(Boolean).join('')
  const content = contents[app](message, send)
  return h(
    'li',
    { class: message.isInbound ? 'mine' : 'theirs', id: message.id },
    quoteOf(message, all),
    ...content,
    h('footer', {}, hour.format(message.at), ' ', ticks, message.errorCode ? ` ${message.errorCode}` : ''),
    reactions ? h('span', { class: 'reaction' }, reactions) : undefined,
  )
}

function quoteOf({ body }: Shown, all: Shown[]): HTMLElement | undefined {
  const id = textAt(objectAt(body, 'context'), 'message_id') || textAt(objectAt(body, 'context'), 'id')
  const quoted = all.find((one) => one.id === id) ?? repliedTo(body, all)
  return quoted && h('blockquote', {}, summary(quoted))
}

const summary = ({ body, type }: Shown) =>
  textAt(objectAt(body, 'shown'), 'text') ||
  textAt(objectAt(body, 'text'), 'body') ||
  textAt(objectAt(objectAt(body, 'interactive'), 'body'), 'text') ||
  type

function numberContent(message: Shown, send: Send): (HTMLElement | string)[] {
  const { body, type } = message
  const content = objectAt(body, type)
  switch (type) {
    case 'text':
      return [h('p', {}, textAt(content, 'body'))]
    case 'location':
      return [
        h(
          'p',
          {},
          `📍 ${textAt(content, 'name') || 'Ubicación'} ${textAt(content, 'latitude')}, ${textAt(content, 'longitude')}`,
        ),
      ]
    case 'contacts':
      return listAt(body, 'contacts').map((one) => h('p', {}, `👤 ${textAt(objectAt(one, 'name'), 'formatted_name')}`))
    case 'reaction':
      return [h('p', {}, `Reaccionó ${textAt(content, 'emoji') || '(quitó la reacción)'}`)]
    case 'button':
      return [h('p', {}, textAt(content, 'text'))]
    case 'template':
      return templateContent(message, send)
    case 'interactive':
      return interactiveContent(message, content, send)
    default:
      return fileContent(type, content)
  }
}

function interactiveContent({ id, isInbound }: Shown, content: Data, send: Send): HTMLElement[] {
  if (isInbound) {
    const reply = { ...objectAt(content, 'button_reply'), ...objectAt(content, 'list_reply') }
    return [h('p', {}, textAt(reply, 'title'))]
  }
  const answer = (kind: string, reply: Data) =>
    send({ type: 'interactive', interactive: { type: kind, [kind]: reply }, quote: id })
  const action = objectAt(content, 'action')
  const header = objectAt(content, 'header')
  const buttons = listAt(action, 'buttons').map((one) => objectAt(one, 'reply'))
  const parameters = objectAt(action, 'parameters')
  const rows = listAt(action, 'sections').flatMap((section) => [
    ...(section.title ? [h('h3', {}, textAt(section, 'title'))] : []),
    ...listAt(section, 'rows').map(({ id: rowId, title, description }) =>
      press([title, description].filter(Boolean).join(' – '), () =>
        answer('list_reply', { id: rowId, title, description }),
      ),
    ),
  ])
  return [
    ...(header.type === 'text' ? [h('strong', {}, textAt(header, 'text'))] : fileContentOf(header)),
    h('p', {}, textAt(objectAt(content, 'body'), 'text')),
    ...(content.footer ? [h('small', {}, textAt(objectAt(content, 'footer'), 'text'))] : []),
    ...buttons.map(({ id: replyId, title }) =>
      press(String(title), () => answer('button_reply', { id: replyId, title })),
    ),
    ...(rows.length > 0 ? [h('details', {}, h('summary', {}, textAt(action, 'button')), ...rows)] : []),
    ...(parameters.url
      ? [h('a', { href: parameters.url, target: '_blank', class: 'option' }, textAt(parameters, 'display_text'))]
      : []),
  ]
}

const fileContentOf = (header: Data) =>
  header.type === undefined ? [] : fileContent(String(header.type), objectAt(header, String(header.type)))

function templateContent({ id, body, template }: Shown, send: Send): HTMLElement[] {
  const given = listAt(objectAt(body, 'template'), 'components')
  const parametersOf = (kind: string) =>
    given.filter((one) => String(one.type).toLowerCase() === kind).flatMap((one) => listAt(one, 'parameters'))
  const fill = (text: string, kind: string) =>
    text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
      const all = parametersOf(kind)
      return textAt(all.find((one) => one.parameter_name === name) ?? all[Number(name) - 1] ?? {}, 'text')
    })
  return (template?.components ?? []).flatMap((component) => {
    const text = textAt(component, 'text')
    switch (component.type) {
      case 'HEADER':
        return component.format === 'TEXT'
          ? [h('strong', {}, fill(text, 'header'))]
          : fileContentOf(parametersOf('header')[0] ?? {})
      case 'BODY':
        return [h('p', {}, fill(text, 'body'))]
      case 'FOOTER':
        return [h('small', {}, text)]
      case 'BUTTONS':
        return listAt(component, 'buttons').map((button, index) => {
          const own = given.find((one) => Number(one.index) === index)
          const payload = textAt(listAt(own ?? {}, 'parameters')[0] ?? {}, 'payload') || textAt(button, 'text')
          const title = textAt(button, 'text')
          return button.type === 'QUICK_REPLY'
            ? press(title, () => send({ type: 'button', button: { payload, text: title }, quote: id }))
            : h('span', { class: 'option' }, title || 'Copiar código')
        })
      default:
        return []
    }
  })
}

function pageContent(message: Shown, send: Send): HTMLElement[] {
  const { body } = message
  const content = objectAt(body, 'message')
  if (body.postback) return [h('p', {}, textAt(objectAt(body, 'postback'), 'title'))]
  if (body.reaction) return [h('p', {}, `Reaccionó ${textAt(objectAt(body, 'reaction'), 'emoji')}`)]
  const attachments = content.attachment ? [objectAt(content, 'attachment')] : listAt(content, 'attachments')
  const replies = listAt(content, 'quick_replies').map(({ title, payload }) =>
    press(String(title ?? 'Compartir'), () => send({ message: { text: title, quick_reply: { payload } } })),
  )
  return [
    ...(content.text ? [h('p', {}, textAt(content, 'text'))] : []),
    ...attachments.flatMap((one) => attachmentContent(one, send)),
    ...(message.isInbound ? [] : replies),
  ]
}

function attachmentContent(attachment: Data, send: Send): HTMLElement[] {
  const payload = objectAt(attachment, 'payload')
  const id = textAt(payload, 'attachment_id')
  if (attachment.type !== 'template') return fileContent(String(attachment.type), { ...payload, id: id || undefined })
  const cards = payload.template_type === 'button' ? [payload] : listAt(payload, 'elements')
  return cards.map((card) =>
    h(
      'div',
      { class: 'card' },
      card.image_url ? h('img', { src: card.image_url, alt: '' }) : undefined,
      h('p', {}, textAt(card, 'text') || textAt(card, 'title')),
      card.subtitle ? h('small', {}, textAt(card, 'subtitle')) : undefined,
      ...listAt(card, 'buttons').map(({ type, title, url, payload: own }) =>
        type === 'web_url'
          ? h('a', { href: url, target: '_blank', class: 'option' }, String(title))
          : press(String(title), () => send({ postback: { title, payload: own } })),
      ),
    ),
  )
}
