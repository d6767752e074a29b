import { decide } from '../../src/server/knowledge/dialogue/decide.ts'
import { handleFormTimeout, handleSilence } from '../../src/server/knowledge/dialogue/forms/timeout.ts'
import type { KnownRuns } from '../../src/server/knowledge/dialogue/forms/types.ts'
import type { WebhookResult } from '../../src/server/knowledge/dialogue/slots/types.ts'
import { MASK } from '../../src/server/knowledge/dialogue/slots/values.ts'
import { handleWebhookResult } from '../../src/server/knowledge/dialogue/slots/webhook.ts'
import { freshState } from '../../src/server/knowledge/dialogue/state.ts'
import type { BotSnapshot, Decision, DialogueState, Reply, Turn } from '../../src/server/knowledge/dialogue/types.ts'
import { handleAnswerError } from '../../src/server/knowledge/dialogue/unprompted-reply.ts'
import { decideWhileWaiting } from '../../src/server/knowledge/dialogue/waiting/decide.ts'
import { type BotFile, botFromFile, withForm } from './bot-file.ts'
import { readCatalogueFile } from './catalogue-file.ts'

/** A conversation file: the bot and its conversations. */
export interface ConversationFile {
  bot: BotFile
  /**
   * Conversations by title. Lines are `cliente:`, `bot:`, `regla:`, `persona:`, `etiquetas:`, `área:`, `reloj:`,
   * `canal:`, `atendió una persona`, `silencio:`, `falla`, `guarda:`, `consulta:`, `sistema:`, `formulario:`, `vence`,
   * `cambia:` (to another version of a form), `quita:` (a form).
   */
  conversations: Record<string, string>
}

const MINUTES: Record<string, number> = { m: 1, h: 60, d: 1440 }

/** Plays the customer's lines and returns a transcript in the format of the file. */
export function play(file: ConversationFile, script: string): string {
  let bot = botFromFile(file.bot)
  const lines: string[] = []
  let now = new Date('2026-03-10T15:00:00Z')
  let state: DialogueState = freshState()
  let channel: Turn['channel'] = 'webchat'
  let continues = false
  let seed = 0
  let known = file.bot.known
  let runs: KnownRuns = {}
  const wanted = script.split('\n').map((line) => line.trim())
  for (const [place, line] of wanted.entries()) {
    const [, kind = '', said = ''] = /^([^:]+?)(?::\s*(.*))?$/.exec(line) ?? []
    if (kind === 'reloj') now = moved(now, said)
    if (kind === 'canal') channel = said as Turn['channel']
    if (kind === 'atendió una persona') continues = true
    if (kind === 'silencio' || kind === 'falla') {
      if (kind === 'silencio') now = moved(now, said)
      const turn: Turn = { text: '', hasFiles: false, channel, now, variables: file.bot.variables ?? {}, seed }
      const own = kind === 'silencio' ? handleSilence(turn, state, bot) : handleAnswerError(turn, state, bot)
      state = own.state
      lines.push(line, ...linesOf(own.replies, bot))
      continue
    }
    if (kind === 'cambia' || kind === 'quita') {
      bot = withForm(file.bot, bot, kind === 'cambia' ? { version: said } : { without: said })
      lines.push(line)
      continue
    }
    if (kind === 'vence') {
      const turn: Turn = { text: '', hasFiles: false, channel, now, variables: file.bot.variables ?? {}, seed }
      const own = handleFormTimeout(turn, state, bot, false)
      state = own.state
      lines.push(line, ...linesOf(own.replies, bot))
      continue
    }
    if (kind === 'sistema') {
      const turn: Turn = {
        text: '',
        hasFiles: false,
        channel,
        now,
        variables: file.bot.variables ?? {},
        seed: seed - 1,
      }
      const own = handleWebhookResult(turn, state, bot, seed - 1, { milliseconds: 1, ...systemResult(said) })
      state = own.state
      lines.push(line, ...linesOf(own.replies, bot))
      continue
    }
    if (['reloj', 'canal', 'atendió una persona', ''].includes(kind) || line.startsWith('#')) {
      lines.push(line)
      continue
    }
    if (kind !== 'cliente') continue
    const hasFiles = said === '(archivo)' || said === '(audio)' || said === '(ubicación)'
    const turn: Turn = {
      text: hasFiles ? '' : said,
      hasFiles,
      isVoice: said === '(audio)',
      ...(said === '(archivo)' && { files: [7] }),
      ...(said === '(ubicación)' && { place: { latitude: -31.4, longitude: -64.18 } }),
      ...(file.bot.contact && { contact: file.bot.contact }),
      runs,
      channel,
      now,
      variables: file.bot.variables ?? {},
      ...(known && { known }),
      seed: seed++,
    }
    const catalogue = readCatalogueFile(file.bot.catalogue, bot, state, turn)
    if (catalogue) turn.catalogue = catalogue
    const before = structuredClone(state)
    // Without `nobody_comes`, the bot has the conversation back once it asked what the team needs.
    const decision =
      (state.collecting || (file.bot.nobody_comes && state.waiting)) && !continues
        ? decideWhileWaiting(turn, state, bot)
        : decide(turn, state, bot, continues)
    if (JSON.stringify(before) !== JSON.stringify(state)) throw new Error('The state passed in was modified')
    continues = false
    state = decision.state
    known = { ...known, ...toldIn(decision) }
    runs = { ...runs, ...runsIn(decision, now) }
    lines.push(line, ...describeDecision(decision, bot, wanted.slice(place + 1)))
  }
  return lines.join('\n').trim()
}

/** Returns what a decision keeps with the contact, as the next message finds it. Hidden values are not known. */
function toldIn({ replies }: Decision): Record<string, string> {
  const values = replies.flatMap((reply) => (reply.kind === 'collect' ? reply.values : []))
  return Object.fromEntries(values.flatMap(({ name, value }) => (value === MASK ? [] : [[`name:${name}`, value]])))
}

/** Returns how the runs of a decision ended. */
const runsIn = ({ replies }: Decision, now: Date): KnownRuns =>
  Object.fromEntries(
    replies.flatMap((reply) =>
      reply.kind === 'form' && reply.status !== 'partial'
        ? [[reply.formId, { status: reply.status, at: now.toISOString() }]]
        : [],
    ),
  )

/** Parses `ok estado=en camino`, `not_found` or `failed`. */
function systemResult(said: string): Pick<WebhookResult, 'outcome' | 'fields'> {
  const [, outcome = '', rest = ''] = /^(\w+)\s*(.*)$/.exec(said) ?? []
  const fields = Object.fromEntries(rest.split(/\s*,\s*/).flatMap((one) => (one ? [one.split('=')] : [])))
  return { outcome: outcome as WebhookResult['outcome'], fields }
}

function moved(now: Date, said: string): Date {
  const more = /^\+(\d+)([mhd])$/.exec(said)
  return more ? new Date(now.getTime() + Number(more[1]) * (MINUTES[more[2] ?? ''] ?? 0) * 60_000) : new Date(said)
}

/** Returns what happened, one line each. The rule is included only if the file has it. */
function describeDecision(
  { replies, explanation }: Decision,
  bot: BotSnapshot,
  following: readonly string[],
): string[] {
  const end = following.findIndex((line) => line.startsWith('cliente:'))
  const own = end < 0 ? following : following.slice(0, end)
  const { rule, by, ranking } = explanation
  const because = rule === 'intent' || rule === 'no_response' ? ranking[0]?.name : by
  return [
    ...linesOf(replies, bot),
    ...(own.some((line) => line.startsWith('regla:')) ? [`regla: ${because ? `${rule} (${because})` : rule}`] : []),
  ]
}

const linesOf = (replies: readonly Reply[], bot: BotSnapshot): string[] =>
  replies.map((reply) => lineOf(reply, bot)).filter((line) => line !== '')

function lineOf(reply: Reply, bot: BotSnapshot): string {
  if (reply.kind === 'labels') return `etiquetas: ${reply.ids.join(', ')}`
  if (reply.kind === 'area') return `área: ${nameOf(bot, reply.id)}`
  if (reply.kind === 'person') {
    const why = [reply.urgency ?? reply.reason, reply.misses, reply.by].filter((one) => one !== undefined).join(', ')
    return `persona: ${nameOf(bot, reply.areaId)} (${why})`
  }
  if (reply.kind === 'collect')
    return `guarda: ${reply.values.map(({ label, value }) => `${label} = ${value}`).join(', ')}`
  if (reply.kind === 'webhook')
    return `consulta: ${Object.entries(reply.values)
      .map(([name, value]) => `${name} = ${value}`)
      .join(', ')}`
  if (reply.kind === 'form') return lineOfRun(reply, bot)
  if (reply.kind === 'begin') throw new Error('A form was not begun')
  if (reply.kind === 'order')
    return `pedido: ${reply.lines.map(({ id, variant, quantity }) => `${quantity} × ${[id, variant].filter(Boolean).join('/')}`).join(', ')}`
  const { message, buttons } = reply
  const text = message.text ?? message.caption ?? ''
  const file = message.kind === 'text' ? '' : `<${message.kind}> `
  const pause = message.delay_ms ? `(${message.delay_ms} ms) ` : ''
  return `bot: ${[`${pause}${file}${text.replaceAll('\n', ' / ')}`.trimEnd(), ...buttons.map(({ title }) => `[${title}]`)].join(' ')}`
}

/** A run that goes on says nothing new: its answers are those of the transcript. */
function lineOfRun({ formId, status, answers }: Extract<Reply, { kind: 'form' }>, bot: BotSnapshot): string {
  if (status === 'partial') return ''
  const told = Object.entries(answers).map(([id, answer]) => `${id} = ${JSON.stringify(answer)}`)
  return `formulario: ${[`${bot.formNames?.[formId]}, ${status}`, ...told].join(' | ')}`
}

const nameOf = ({ areas }: BotSnapshot, id: number | null) =>
  areas.find((one) => one.id === id)?.name ?? 'nadie en especial'
