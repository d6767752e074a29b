import { digitsIn, matchKey } from '../world/phones.ts'
import type { World } from '../world/world.ts'
import type { Call } from './call.ts'
import { invalid } from './errors.ts'
import { isObject, type Params } from './json.ts'

/** What goes wrong. */
interface Effect {
  /** Graph error code of the answer, nothing is applied */
  error?: number
  subcode?: number
  /** HTTP status of the answer; alone: a bare answer of a broken server */
  status?: number
  details?: string
  /** seconds in `Retry-After` */
  retryAfter?: number
  /** delay before the call is read, in milliseconds of real time */
  slow?: number
  /** closes the connection `before` the call is applied, or `after`: accepted, but the answer is lost */
  cut?: 'before' | 'after'
  /** the message is accepted and then fails with this code in its status */
  fail?: number
}

/** When and where something goes wrong; all conditions must hold. */
interface Rule extends Effect {
  id: number
  method?: string
  /** last part of the path: `messages`, `media`, `message_templates` … */
  endpoint?: string
  /** phone, user id, page-scoped id or id of a person */
  recipient?: string
  template?: string
  /** only the next so many matching calls */
  next?: number
  /** only every so manieth matching call */
  every?: number
  /** only this share of matching calls */
  chance?: number
  seen: number
  applied: number
}

const CONDITIONS = ['method', 'endpoint', 'recipient', 'template', 'next', 'every', 'chance']
const EFFECTS = ['error', 'subcode', 'status', 'details', 'retryAfter', 'slow', 'cut', 'fail']

/** Rules that make calls fail on purpose, so that a client's recovery can be tested. */
export class Faults {
  private rules: Rule[] = []
  private nextId = 1
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  add(given: Params): Rule {
    const strange = Object.keys(given).find((key) => ![...CONDITIONS, ...EFFECTS].includes(key))
    if (strange !== undefined) throw invalid(`A rule has no ${strange}`)
    if (!EFFECTS.some((key) => given[key] !== undefined)) throw invalid(`One of ${EFFECTS.join(', ')} is required`)
    const rule: Rule = { ...given, id: this.nextId++, seen: 0, applied: 0 }
    this.rules.push(rule)
    return rule
  }

  list(): readonly Rule[] {
    return this.rules
  }

  /** @param id of one rule, or undefined for all */
  remove(id?: number): void {
    this.rules = id === undefined ? [] : this.rules.filter((rule) => rule.id !== id)
  }

  /** The effect of the first rule that applies to a call. */
  match(call: Call): Effect | undefined {
    return this.rules.find((rule) => this.fits(rule, call) && this.isDue(rule))
  }

  private fits({ method, endpoint, recipient, template }: Rule, call: Call): boolean {
    if (method !== undefined && method !== call.method) return false
    if (endpoint !== undefined && endpoint !== call.path.at(-1)) return false
    const sent = isObject(call.params.template) ? call.params.template.name : undefined
    if (template !== undefined && template !== sent) return false
    return recipient === undefined || this.isFor(recipient, call)
  }

  private isFor(recipient: string, { params }: Call): boolean {
    const id = isObject(params.recipient) ? params.recipient.id : params.recipient
    const person = this.world.people.get(recipient)
    if (params.chat_id !== undefined)
      return person !== undefined && String(this.world.telegramId(person)) === String(params.chat_id)
    if (typeof params.to !== 'string')
      return id === recipient || (person !== undefined && this.world.byScoped(String(id)) === person)
    return matchKey(digitsIn(params.to)) === matchKey(person?.waId ?? digitsIn(recipient))
  }

  private isDue(rule: Rule): boolean {
    rule.seen++
    const isDue =
      (rule.next === undefined || rule.applied < rule.next) &&
      (rule.every === undefined || rule.seen % rule.every === 0) &&
      (rule.chance === undefined || this.world.random() < rule.chance)
    if (isDue) rule.applied++
    return isDue
  }
}
