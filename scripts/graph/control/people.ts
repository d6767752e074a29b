import { invalid } from '../http/errors.ts'
import { isObject, type Params } from '../http/json.ts'
import { writeInInbox, writeToPage } from '../messenger/customer.ts'
import { deliverWaitingPage, echo, INBOX_APP, readPage } from '../messenger/statuses.ts'
import type { Simulator } from '../simulator.ts'
import { emitBlocked, writeInGroup, writeToBot } from '../telegram/customer.ts'
import { writeToNumber } from '../whatsapp/customer.ts'
import { changeNumber, setPromotions } from '../whatsapp/identity.ts'
import { deliverWaiting, readAll } from '../whatsapp/statuses.ts'
import type { Person, PhoneNumber } from '../world/types.ts'
import type { ControlCall } from './routes.ts'

/** The number a person writes to: the body's `to`, or the first one. */
function numberOf({ world }: Simulator, { to }: Params): PhoneNumber {
  const first = [...world.numbers.values()][0]
  const number = typeof to === 'string' ? world.numbers.get(to) : first
  if (!number) throw invalid(`There is no number ${String(to)}`)
  return number
}

function personOf({ world }: Simulator, id: string): Person {
  return world.people.get(id) ?? world.byScoped(id) ?? world.byPhone(id)
}

const actions: Readonly<Record<string, (sim: Simulator, person: Person, body: Params) => unknown>> = {
  '': change,
  messages: (sim, person, { to, ...given }) => {
    const page = typeof to === 'string' ? sim.world.pages.get(to) : undefined
    const bot = [...sim.world.bots.values()].find(({ id }) => id === to)
    if (bot) return { id: writeToBot(sim, person, bot, given).id }
    const isForPage = page && !given.type
    const message = isForPage
      ? writeToPage(sim, person, page, given)
      : writeToNumber(sim, person, numberOf(sim, { to }), given)
    return { id: message.id }
  },
  read: (sim, person) => {
    for (const id of sim.world.numbers.keys()) readAll(sim, person, id)
    for (const id of sim.world.pages.keys()) readPage(sim, person, id)
    return { success: true }
  },
  block: (sim, person, { account, isBlocked = true }) => {
    const others = [...person.blocked].filter((one) => one !== account)
    person.blocked = new Set(isBlocked ? [...others, String(account)] : others)
    const bot = [...sim.world.bots.values()].find(({ id }) => id === account)
    if (bot) emitBlocked(sim, person, bot, Boolean(isBlocked))
    sim.world.emit('person', toPerson(sim, person))
    return toPerson(sim, person)
  },
  promotions: (sim, person, body) => {
    setPromotions(sim, person, numberOf(sim, body), body.value === 'resume')
    return toPerson(sim, person)
  },
  number: (sim, person, { waId }) => {
    changeNumber(sim, person, String(waId))
    return toPerson(sim, person)
  },
  group: (sim, person, { bot: botId, text }) => {
    const bot = [...sim.world.bots.values()].find(({ id }) => id === botId)
    if (!bot) throw invalid(`There is no bot ${String(botId)}`)
    writeInGroup(sim, person, bot, String(text))
    return { success: true }
  },
  inbox: (sim, person, { page: pageId, ...content }) => {
    const message = writeInInbox(sim, sim.world.page(String(pageId)), person, content)
    echo(sim, message, INBOX_APP)
    return { id: message.id }
  },
}

/** `POST /_sim/people/{id}/{action}`. */
function act({ sim, path, body }: ControlCall): unknown {
  const [, id = '', action = ''] = path
  const run = actions[action]
  if (!run || !isObject(body)) throw invalid(`There is no action ${action}`)
  return run(sim, personOf(sim, id), body)
}

const SWITCHES = ['isOnline', 'hasReadReceipts', 'readsByItself', 'isPhoneHidden'] as const

/** Changes a person's switches. */
function change(sim: Simulator, person: Person, body: Params): object {
  const wasOnline = person.isOnline
  for (const key of SWITCHES) {
    const value = body[key]
    if (typeof value === 'boolean') person[key] = value
  }
  if (typeof body.name === 'string') person.name = body.name
  if (person.isOnline && !wasOnline) {
    for (const id of sim.world.numbers.keys()) deliverWaiting(sim, person, id)
    for (const id of sim.world.pages.keys()) deliverWaitingPage(sim, person, id)
  }
  sim.world.emit('person', toPerson(sim, person))
  return toPerson(sim, person)
}

/** A person as the control API and the phone page show it. */
export function toPerson({ world }: Simulator, person: Person): object {
  const userIds = Object.fromEntries(
    [...world.wabas.values()].map((waba) => [waba.id, world.userId(person, waba.portfolio)]),
  )
  const psids = Object.fromEntries([...world.pages.keys()].map((pageId) => [pageId, world.psid(person, pageId)]))
  const telegramId = world.telegramId(person)
  return { ...person, telegramId, blocked: [...person.blocked], stopped: [...person.stopped], userIds, psids }
}

/** People of the seed and those that someone wrote with. */
export const peopleRoutes: Readonly<Record<string, (call: ControlCall) => unknown>> = {
  'GET people': ({ sim, path }) =>
    path[1]
      ? toPerson(sim, sim.world.person(path[1]))
      : { data: [...sim.world.people.values()].slice(0, 500).map((person) => toPerson(sim, person)) },
  'POST people': act,
}
