import { type Data, h, listAt, objectAt, textAt } from './dom.ts'
import { press, type Send } from './parts.ts'

/** What a page shows in a conversation that has not begun: its greeting, and the first questions or the start button. */
export function beginning(profile: Data, send: Send): HTMLElement | undefined {
  const greeting = textAt(listAt(profile, 'greeting')[0] ?? {}, 'text')
  const questions = listAt(profile, 'ice_breakers').map((one) =>
    press(textAt(one, 'question'), () =>
      send({ postback: { title: textAt(one, 'question'), payload: textAt(one, 'payload') } }),
    ),
  )
  const start = objectAt(profile, 'get_started').payload
  const button =
    questions.length === 0 && start
      ? press('Empezar', () => send({ postback: { title: 'Empezar', payload: start } }))
      : undefined
  if (!greeting && !button && questions.length === 0) return undefined
  return h('li', { class: 'beginning' }, greeting ? h('p', {}, greeting) : undefined, button, ...questions)
}

/** The menu of a page, always at hand. */
export function menuOf(profile: Data, send: Send): HTMLElement | undefined {
  const items = listAt(listAt(profile, 'persistent_menu')[0] ?? {}, 'call_to_actions')
  if (items.length === 0) return undefined
  const options = items.map((item) => {
    const title = textAt(item, 'title')
    return item.type === 'web_url'
      ? h('a', { href: item.url, target: '_blank', class: 'option' }, title)
      : press(title, () => send({ postback: { title, payload: item.payload } }))
  })
  return h('details', { class: 'menu' }, h('summary', {}, 'Menú'), ...options)
}

/** What a number tells about its business. */
export function businessOf(name: string, profile: Data): HTMLElement {
  const websites = Array.isArray(profile.websites) ? profile.websites.map(String) : []
  const facts = [
    ['Información', textAt(profile, 'about')],
    ['Rubro', textAt(profile, 'vertical')],
    ['Descripción', textAt(profile, 'description')],
    ['Dirección', textAt(profile, 'address')],
    ['Correo', textAt(profile, 'email')],
    ['Sitios web', websites.join(' ')],
  ].filter(([, text]) => text)
  return h(
    'details',
    { class: 'business' },
    h('summary', {}, 'Información de la empresa'),
    profile.profile_picture_url ? h('img', { src: profile.profile_picture_url, alt: 'Foto', width: 96 }) : undefined,
    h('strong', {}, name),
    h('dl', {}, ...facts.flatMap(([label, text]) => [h('dt', {}, label), h('dd', {}, text)])),
  )
}
