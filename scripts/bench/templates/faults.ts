import { filterInput } from '../../../src/contract/input.ts'
import { normalizePhrase, signatureOf } from '../../../src/contract/phrase.ts'
import { examplesOf, type TemplateButton, type TemplateContent, type UnseenPhrase } from './content.ts'
import { idsOf, titleOf } from './knowledge.ts'

/** Returns what the files of a template name wrongly: unknown names, repeated examples, buttons that are too long. */
export function faultsOf(content: TemplateContent, unseen: readonly UnseenPhrase[]): string[] {
  return [
    ...referenceFaults(content),
    ...exampleFaults(content, unseen),
    ...textFaults(content),
    ...nameFaults(content),
  ]
}

function referenceFaults(content: TemplateContent): string[] {
  const ids = idsOf(content)
  const labels = new Set((content.bot.labels ?? []).map(({ title }) => title))
  const faults: string[] = []
  const needs = (known: { has: (name: string) => boolean }, name: string | undefined, kind: string, at: string) => {
    if (name !== undefined && !known.has(name)) faults.push(`${at}: ${kind} «${name}» no existe`)
  }
  const checkButtons = (at: string, buttons: readonly TemplateButton[] = []) => {
    for (const { title, type, target = '' } of buttons) {
      if (title.length > 20) faults.push(`${at}: botón de más de 20 caracteres «${title}»`)
      if (type === 'response') needs(ids.responses, target, 'respuesta', at)
      if (type === 'secondary') needs(ids.secondary, target, 'respuesta secundaria', at)
      if (type === 'area') needs(ids.areas, target, 'área', at)
    }
  }
  for (const response of content.responses) {
    const at = titleOf(response)
    needs(ids.intents, response.intent, 'intención', at)
    needs(ids.areas, response.area, 'área', at)
    needs(ids.secondary, response.next_response, 'respuesta secundaria', at)
    for (const { entity } of response.required_entities ?? []) needs(ids.entities, entity, 'entidad', at)
    for (const { entity, buttons } of response.conditions ?? []) {
      needs(ids.entities, entity, 'entidad', at)
      checkButtons(at, buttons)
    }
    for (const label of response.labels ?? []) needs(labels, label, 'etiqueta', at)
    checkButtons(at, response.buttons)
  }
  for (const { name, buttons } of content.secondary) checkButtons(name, buttons)
  checkButtons('inicio', content.bot.starters)
  for (const { name, steps } of content.cases)
    for (const { response } of steps) needs(ids.responses, response, 'respuesta', `caso «${name}»`)
  return faults
}

function exampleFaults(content: TemplateContent, unseen: readonly UnseenPhrase[]): string[] {
  const faults: string[] = []
  const seen = new Map<string, string>()
  const intents = new Set<string>()
  for (const [intent, examples] of examplesOf(content)) {
    if (intents.has(intent)) faults.push(`la intención «${intent}» está dos veces`)
    intents.add(intent)
    for (const text of examples) {
      if (/[<>']/.test(text)) faults.push(`${intent}: signo no permitido en «${text}»`)
      const key = signatureOf(normalizePhrase(text))
      const before = seen.get(key)
      if (before !== undefined) faults.push(`${intent}: «${text}» repite un ejemplo de «${before}»`)
      seen.set(key, intent)
    }
  }
  for (const { text, intent } of unseen) {
    if (!intents.has(intent)) faults.push(`frase nueva «${text}»: la intención «${intent}» no existe`)
    if (seen.has(signatureOf(normalizePhrase(text)))) faults.push(`frase nueva «${text}»: es un ejemplo`)
  }
  return faults
}

/**
 * What the owner replaces has one text, so that no older one is sent instead; and a text that speaks of the team hands
 * over or has a button that does.
 */
function textFaults(content: TemplateContent): string[] {
  const faults: string[] = []
  const team = ['el equipo', 'mostrador', ...(content.bot.areas ?? []).map(({ name }) => name)]
  const names = new RegExp(`(?<!\\p{L})(?:${team.join('|')}|El equipo)(?!\\p{L})`, 'u')
  for (const response of content.responses) {
    if (response.next === 'handoff') continue
    const { messages, conditions = [], buttons = [] } = response
    if (conditions.length > 0 || messages.some(({ variants = [] }) => variants.length > 0))
      faults.push(`${titleOf(response)}: más de un texto`)
    if (messages.some(({ text = '' }) => names.test(text)) && !buttons.some(({ type }) => type === 'area'))
      faults.push(`${titleOf(response)}: habla del equipo sin un botón que lleve a él`)
  }
  // A bot without a trade greets as every bot does.
  for (const kind of content.key === 'empty' ? [] : ['greeting', 'follow_up'])
    if (!content.secondary.some((one) => one.kind === kind)) faults.push(`falta una respuesta secundaria ${kind}`)
  return faults
}

/** Names may contain only what their input fields accept. */
function nameFaults({ bot, entities, ...content }: TemplateContent): string[] {
  const names = [
    ...examplesOf(content).map(([name]) => name),
    ...content.responses.map(titleOf),
    ...content.secondary.map(({ name }) => name),
    ...content.cases.map(({ name }) => name),
    ...entities.map(({ label }) => label),
    ...(bot.areas ?? []).map(({ name }) => name),
    ...(bot.labels ?? []).map(({ title }) => title),
    ...(bot.quick_replies ?? []).map(({ title }) => title),
  ]
  const refused = names.filter((name) => filterInput('text', name) !== name || name.length > 50)
  const shortcuts = (bot.quick_replies ?? []).map(({ shortcut }) => shortcut)
  const spaced = shortcuts.filter((shortcut) => filterInput('text-no-space', shortcut) !== shortcut)
  return [...refused, ...spaced].map((name) => `«${name}» tiene signos que ese campo no acepta o es muy largo`)
}
