import type { components } from '../../../../generated/api.d.ts'
import type { ResponseButton } from '../../../contract/channels.ts'
import { callGraph, type GraphOutcome } from './graph.ts'
import { type Json, string } from './incoming.ts'
import type { AtMeta } from './look.ts'

type MenuItem = components['schemas']['MessengerMenuItem']
type Settings = components['schemas']['PluginSettings']

/** What comes back when something of the profile is pressed. Of questions and menus the words come along. */
const GET_STARTED = 'get_started'
const ICE_BREAKER = 'ice_breaker:'
const MENU = 'menu:'

/** The fields of a page's profile that are ours. */
const FIELDS = ['greeting', 'get_started', 'ice_breakers', 'persistent_menu'] as const

/**
 * Sets what a page shows before and during a conversation. What is empty is removed, last: if Facebook refuses the words,
 * the page keeps all that it has.
 */
export async function setMessengerProfile(at: AtMeta): Promise<GraphOutcome<object>> {
  const set = profileOf(at.settings)
  const unset = FIELDS.filter((field) => !(field in set))
  const stored = Object.keys(set).length > 0 ? await change(at, 'POST', set) : undefined
  if (stored && stored.kind !== 'ok') return stored
  return unset.length > 0 ? change(at, 'DELETE', { fields: unset }) : { kind: 'ok', value: {} }
}

/** Removes everything that {@link setMessengerProfile} sets, because nobody would answer it. */
export const clearMessengerProfile = (at: AtMeta): Promise<GraphOutcome<object>> =>
  change(at, 'DELETE', { fields: FIELDS })

const change = ({ externalId, secrets, settings }: AtMeta, method: 'POST' | 'DELETE', body: object) =>
  callGraph<object>(`${externalId}/messenger_profile`, {
    ...{ method, body },
    ...{ token: secrets.access_token, version: settings.api_version },
  })

function profileOf({ greeting, get_started, ice_breakers = [], menu = [] }: Settings) {
  return {
    ...(greeting && { greeting: [{ locale: 'default', text: greeting }] }),
    ...(get_started && { get_started: { payload: GET_STARTED } }),
    ...(ice_breakers.length > 0 && {
      ice_breakers: ice_breakers.map((question, place) => ({ question, payload: `${ICE_BREAKER}${place}` })),
    }),
    ...(menu.length > 0 && {
      persistent_menu: [{ locale: 'default', composer_input_disabled: false, call_to_actions: menu.map(menuButton) }],
    }),
  }
}

const menuButton = ({ title, type, target }: MenuItem) =>
  type === 'url'
    ? { type: 'web_url', title, url: target }
    : { type: 'postback', title, payload: `${MENU}${target || title}` }

/** The field of the profile that a refusal of Meta is about. Its menu is what requires the start button. */
export function profileFieldOf(message: string): 'ice_breakers' | 'menu' | 'greeting' {
  if (/ice.?breaker/i.test(message)) return 'ice_breakers'
  return /menu|call_to_actions|get.?started/i.test(message) ? 'menu' : 'greeting'
}

/**
 * Reads what was pressed in the profile of a page: the words that the bot reads, and the button as it answers them. The
 * start button brings the greeting. Undefined for buttons of messages.
 */
export function pressedInProfile(postback: Json): { text: string; chosen: ResponseButton } | undefined {
  const [payload = '', title = ''] = [string(postback.payload), string(postback.title)]
  if (payload === GET_STARTED) return { text: title, chosen: { title, type: 'restart', target: null } }
  const text = payload.startsWith(MENU) ? payload.slice(MENU.length) : payload.startsWith(ICE_BREAKER) ? title : ''
  return text ? { text, chosen: { title: text, type: 'response', target: null } } : undefined
}
