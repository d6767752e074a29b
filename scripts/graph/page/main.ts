import { bubble } from './bubble.ts'
import { beginning, businessOf, menuOf } from './business.ts'
import { composer } from './composer.ts'
import { type App, call, type Data, h } from './dom.ts'
import { type Delivery, logView } from './log.ts'
import type { Shown } from './parts.ts'
import { practiceView } from './practice.ts'
import { numberIn } from './telegram.ts'

interface Person {
  id: string
  name: string
  waId: string
  isPhoneHidden: boolean
  isOnline: boolean
  hasReadReceipts: boolean
  blocked: string[]
  stopped: string[]
}
interface State {
  numbers: { id: string; wabaId: string; verifiedName: string; displayPhoneNumber: string; profile: Data }[]
  pages: { id: string; name: string; profile: Data }[]
  bots: { id: string; username: string }[]
  people: Person[]
  settings: { webhooks: { hold: boolean } }
}
interface ThreadView {
  isTyping: boolean
  messages: Shown[]
}

let state: State
let practice: HTMLElement | undefined
let personId = 'ana'
let accountId = ''
let quote: string | undefined
let turns = 0
const deliveries: Delivery[] = []
const unread = new Set<string>()

const find = (id: string) => document.getElementById(id) as HTMLElement

async function load() {
  practice ??= await practiceView()
  state = await call<State>('GET', 'state')
  accountId ||= state.numbers[0]?.id ?? ''
  await show()
}

async function show() {
  showPeople()
  showLog()
  await showPhone()
}

function showPeople() {
  const choose = (id: string) => {
    personId = id
    quote = undefined
    unread.delete(id)
    void call('POST', `people/${id}/read`)
    void show()
  }
  const items = state.people.map(({ id, name, waId, isPhoneHidden }) =>
    h(
      'li',
      {},
      h(
        'button',
        { 'aria-current': id === personId ? 'true' : undefined, onclick: () => choose(id) },
        h('strong', {}, name),
        h('span', {}, isPhoneHidden ? 'sin teléfono visible' : `+${waId}`),
        unread.has(id) ? h('span', { class: 'unread' }, 'nuevo') : undefined,
      ),
    ),
  )
  find('people').replaceChildren(h('h2', {}, 'Clientes'), h('ul', {}, ...items), practice ?? '')
}

function showLog() {
  const reload = () => void load()
  find('log').replaceChildren(...logView(deliveries, state.settings.webhooks.hold, reload))
}

/** A switch of the person's phone. */
function phoneSwitch(label: string, isOn: boolean, change: (isOn: boolean) => Promise<unknown>) {
  const input = h('input', { type: 'checkbox', checked: isOn, onchange: () => change(input.checked).then(load) })
  return h('label', {}, input, ` ${label}`)
}

function switches(person: Person): HTMLElement {
  const set = (body: object) => call('POST', `people/${person.id}`, body)
  const number = state.numbers.find(({ id }) => id === accountId)
  return h(
    'details',
    { class: 'switches' },
    h('summary', {}, 'Ajustes del teléfono'),
    phoneSwitch('Sin internet', !person.isOnline, (isOn) => set({ isOnline: !isOn })),
    phoneSwitch('Sin confirmación de lectura', !person.hasReadReceipts, (isOn) => set({ hasReadReceipts: !isOn })),
    phoneSwitch('Bloquear este negocio', person.blocked.includes(accountId), (isOn) =>
      call('POST', `people/${person.id}/block`, { account: accountId, isBlocked: isOn }),
    ),
    number &&
      phoneSwitch('Sin promociones', person.stopped.includes(number.wabaId), (isOn) =>
        call('POST', `people/${person.id}/promotions`, { to: number.id, value: isOn ? 'stop' : 'resume' }),
      ),
  )
}

async function showPhone() {
  const person = state.people.find(({ id }) => id === personId)
  if (!person) return
  const app = appOf(accountId)
  // An older answer must not replace a newer one.
  const turn = ++turns
  const thread = await call<ThreadView>('GET', `threads?account=${accountId}&person=${personId}`)
  if (turn !== turns) return
  const draft = (document.getElementById('text') as HTMLInputElement | null)?.value ?? ''
  const hadFocus = document.activeElement?.id === 'text'
  const wereOpen = [...document.querySelectorAll<HTMLDetailsElement>('#phone > details[open]')].map(
    ({ className }) => className,
  )
  const send = (message: object) => void call('POST', `people/${personId}/messages`, { to: accountId, ...message })
  const options = [
    ...state.numbers.map(({ id, displayPhoneNumber }) =>
      h('option', { value: id, selected: id === accountId }, `WhatsApp ${displayPhoneNumber}`),
    ),
    ...state.pages.map(({ id, name }) => h('option', { value: id, selected: id === accountId }, `Messenger ${name}`)),
    ...state.bots.map(({ id, username }) =>
      h('option', { value: id, selected: id === accountId }, `Telegram @${username}`),
    ),
  ]
  const select = h(
    'select',
    {
      'aria-label': 'Negocio',
      onchange: () => {
        accountId = select.value
        quote = undefined
        void show()
      },
    },
    ...options,
  )
  const items = thread.messages.map((message) => {
    const item = bubble(message, thread.messages, send, app)
    if (!message.isInbound) item.append(tools(message, app))
    return item
  })
  const number = state.numbers.find(({ id }) => id === accountId)
  const page = state.pages.find(({ id }) => id === accountId)
  const first = page && items.length === 0 ? beginning(page.profile, send) : undefined
  const list = h('ol', { class: 'bubbles', 'aria-label': `Mensajes con ${person.name}`, tabindex: 0 }, first, ...items)
  const quoted = thread.messages.find(({ id }) => id === quote)
  find('phone').replaceChildren(
    h('header', {}, h('h2', {}, person.name), select),
    switches(person),
    (number && businessOf(number.verifiedName, number.profile)) ?? '',
    list,
    h('p', { class: 'typing', role: 'status' }, thread.isTyping ? 'Escribiendo…' : ''),
    (page && menuOf(page.profile, send)) ?? '',
    composer({ personId, accountId, app, quote }, quoted, () => {
      quote = undefined
      void showPhone()
    }),
  )
  for (const one of ['messenger', 'telegram'] as const) find('phone').classList.toggle(one, app === one)
  for (const details of document.querySelectorAll<HTMLDetailsElement>('#phone > details'))
    details.open = wereOpen.includes(details.className)
  const field = find('text') as HTMLInputElement
  field.value = draft
  if (hadFocus) field.focus()
  list.scrollTop = list.scrollHeight
}

const appOf = (id: string): App =>
  state.pages.some((page) => page.id === id)
    ? 'messenger'
    : state.bots.some((bot) => bot.id === id)
      ? 'telegram'
      : 'whatsapp'

const reactions: Record<App, (id: string, number: string) => object> = {
  whatsapp: (message_id) => ({ type: 'reaction', reaction: { message_id, emoji: '👍' } }),
  messenger: (mid) => ({ reaction: { reaction: 'love', emoji: '❤', action: 'react', mid } }),
  telegram: (_, number) => ({ reaction: { message: Number(number), emoji: '👍' } }),
}

/** Answer and reaction to a message of the business. */
function tools({ id, body }: Shown, app: App): HTMLElement {
  const react = () =>
    call('POST', `people/${personId}/messages`, {
      to: accountId,
      ...reactions[app](id, numberIn(body)),
    })
  const answer = () => {
    quote = id
    void showPhone()
  }
  return h(
    'span',
    { class: 'tools' },
    h('button', { onclick: answer }, 'Responder'),
    h('button', { onclick: react, 'aria-label': 'Reaccionar' }, app === 'messenger' ? '❤' : '👍'),
  )
}

let isPlanned = false
function refresh(work: () => void) {
  if (isPlanned) return
  isPlanned = true
  setTimeout(() => {
    isPlanned = false
    work()
  }, 60)
}

const events = new EventSource('/_sim/events')
const on = (name: string, listener: (data: Delivery & { personId?: string; isInbound?: boolean }) => void) =>
  events.addEventListener(name, (event) => listener(JSON.parse((event as MessageEvent<string>).data)))
on('delivery', (delivery) => {
  const at = deliveries.findIndex(({ id }) => id === delivery.id)
  if (at >= 0) deliveries[at] = delivery
  else deliveries.push(delivery)
  showLog()
})
on('message', (message) => {
  const isHere = message.personId === personId
  if (!isHere && !message.isInbound && message.personId) unread.add(message.personId)
  refresh(() => void load())
})
for (const name of ['status', 'thread']) on(name, () => refresh(() => void showPhone()))
for (const name of ['person', 'reset', 'template', 'profile']) on(name, () => refresh(() => void load()))

const earlier = await call<{ data: Delivery[] }>('GET', 'deliveries')
deliveries.push(...earlier.data)
await load()
