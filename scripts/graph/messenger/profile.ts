import { invalid } from '../http/errors.ts'
import { isObject, type Params } from '../http/json.ts'
import type { AuthorizedCall, Simulator } from '../simulator.ts'

const FIELDS = [
  'get_started',
  'greeting',
  'ice_breakers',
  'persistent_menu',
  'whitelisted_domains',
  'commands',
  'account_linking_url',
]

/** `GET /{page_id}/messenger_profile?fields=…`. */
export function getProfile({ world }: Simulator, { id, params }: AuthorizedCall): object {
  const { profile } = world.page(id)
  const fields = String(params.fields ?? '')
    .split(',')
    .filter(Boolean)
  if (fields.length === 0) throw invalid('The parameter fields is required.')
  const present = fields.filter((field) => profile[field] !== undefined)
  return { data: present.length === 0 ? [] : [Object.fromEntries(present.map((field) => [field, profile[field]]))] }
}

/** `POST /{page_id}/messenger_profile`. */
export function postProfile({ world }: Simulator, { id, params }: AuthorizedCall): object {
  const { profile } = world.page(id)
  const given = Object.keys(params).filter((key) => FIELDS.includes(key))
  if (given.length === 0) throw invalid(`One of ${FIELDS.join(', ')} is required.`)
  const merged = { ...profile, ...params }
  if (params.get_started !== undefined && !(isObject(params.get_started) && params.get_started.payload))
    throw invalid('param get_started[payload] is required.')
  for (const greeting of listOf(params, 'greeting')) limited(greeting, 'text', 'greeting', 160)
  checkQuestions(listOf(params, 'ice_breakers'))
  if (params.persistent_menu !== undefined && merged.get_started === undefined)
    throw invalid('You must set a Get Started button if you also wish to use persistent menu', { subcode: 2018145 })
  const menus = listOf(params, 'persistent_menu')
  if (menus.length > 0 && !menus.some(({ locale }) => locale === 'default'))
    throw invalid('param persistent_menu must have the locale default.')
  for (const menu of menus) checkItems(listOf(menu, 'call_to_actions'))
  for (const key of given) profile[key] = params[key]
  world.emit('profile', { id })
  return { result: 'success' }
}

function checkQuestions(questions: Params[]): void {
  if (questions.length > 4) throw invalid('param ice_breakers has at most 4 questions.')
  for (const one of questions) {
    limited(one, 'question', 'ice_breakers', 80)
    limited(one, 'payload', 'ice_breakers', 1000)
  }
}

function checkItems(items: Params[]): void {
  if (items.length > 20) throw invalid('A persistent menu has at most 20 items.')
  for (const item of items) {
    limited(item, 'title', 'persistent_menu', 30)
    if (item.type === 'postback') limited(item, 'payload', 'persistent_menu', 1000)
    else if (item.type !== 'web_url') throw invalid('param persistent_menu[type] must be postback or web_url.')
    else if (!URL.canParse(String(item.url)) || !/^https?:/.test(String(item.url)))
      throw invalid('param persistent_menu[url] is not a valid address.')
  }
}

function limited(from: Params, key: string, of: string, most: number): void {
  const value = from[key]
  if (typeof value !== 'string' || value === '') throw invalid(`param ${of}[${key}] is required.`)
  if (value.length > most) throw invalid(`Length of param ${of}[${key}] must be less than or equal to ${most}`)
}

function listOf(from: Params, key: string): Params[] {
  const value = from[key]
  if (value === undefined) return []
  if (!Array.isArray(value) || !value.every(isObject)) throw invalid(`param ${key} must be an array of objects.`)
  return value
}

/** `DELETE /{page_id}/messenger_profile` `{fields: […]}`. */
export function deleteProfile({ world }: Simulator, { id, params }: AuthorizedCall): object {
  const { profile } = world.page(id)
  const fields = typeof params.fields === 'string' ? params.fields.split(',') : params.fields
  if (!Array.isArray(fields)) throw invalid('The parameter fields is required.')
  if (fields.includes('get_started') && profile.persistent_menu !== undefined && !fields.includes('persistent_menu'))
    throw invalid('You must delete the persistent menu before the Get Started button', { subcode: 2018145 })
  for (const field of fields) delete profile[String(field)]
  world.emit('profile', { id })
  return { result: 'success' }
}
