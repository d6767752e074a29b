import { ButtonTypeOptions, ChannelOptions } from '../../../../../generated/options.ts'
import { formatTarget, parseTarget } from '../../../../contract/button-target.ts'
import { normalizePhrase } from '../../../../contract/phrase.ts'
import type { choicesOf } from '../choices.ts'
import type { Channel, ResponseButton } from '../types.ts'

export type Choices = Awaited<ReturnType<typeof choicesOf>>
type Named = readonly { id: number; name: string }[]

const SEPARATOR = ' | '
const SECONDARY = 'secundaria'

/** Error for a cell value that cannot be parsed; its message is shown to the user. */
export class Unreadable extends Error {}

/**
 * Formats a button for a cell: `Ver envíos | Otra respuesta | Costo de envío`. Targets are written as names, not IDs.
 */
export function writeButton({ title, type, target, description }: ResponseButton, choices: Choices): string {
  const kind = ButtonTypeOptions.find(({ value }) => value === type)?.label ?? type
  return [title, kind, targetName(type, target, choices), description ?? ''].join(SEPARATOR).replace(/(\s*\|\s*)+$/, '')
}

function targetName(type: string, target: string | null | undefined, choices: Choices): string {
  const name = (all: Named, id: number) => all.find((one) => one.id === id)?.name ?? ''
  if (type === 'area') return name(choices.areas, Number(target))
  if (type === 'form') return name(choices.forms, Number(target))
  const found = type === 'response' ? parseTarget(target) : undefined
  if (!found) return target ?? ''
  return found.kind === 'main'
    ? name(choices.responses, found.id)
    : `${SECONDARY}: ${name(choices.secondary, found.id)}`
}

/**
 * Parses a button from a cell.
 * @throws Unreadable if the action or the target does not exist
 */
export function readButton(line: string, choices: Choices): ResponseButton {
  const [title = '', kind = '', wanted = '', description = ''] = line.split('|').map((part) => part.trim())
  const type = ButtonTypeOptions.find(({ value, label }) => same(kind, label) || same(kind, String(value)))?.value
  if (!type) throw new Unreadable(`El botón «${title}» tiene una acción que no existe: «${kind}».`)
  const target = targetOf(String(type), wanted, choices, title)
  return { title, type: type as ResponseButton['type'], ...(target && { target }), ...(description && { description }) }
}

function targetOf(type: string, wanted: string, choices: Choices, title: string): string | undefined {
  const idOf = (all: Named, name: string) => {
    const found = all.find((one) => same(one.name, name))
    if (!found) throw new Unreadable(`El botón «${title}» lleva a «${name}», que no existe. Corrige el nombre.`)
    return found.id
  }
  if (!wanted) return undefined
  if (type === 'area') return String(idOf(choices.areas, wanted))
  if (type === 'form') return String(idOf(choices.forms, wanted))
  if (type !== 'response') return wanted
  const [prefix = '', rest] = wanted.split(/:\s*(.*)/s)
  if (rest !== undefined && same(prefix, SECONDARY))
    return formatTarget({ kind: 'secondary', id: idOf(choices.secondary, rest) })
  return formatTarget({ kind: 'main', id: idOf(choices.responses, wanted) })
}

/**
 * Parses a list of channels from a cell.
 * @throws Unreadable if one is not a channel
 */
export function readChannels(cell: string): Channel[] {
  return cell
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const found = ChannelOptions.find(({ value, label }) => same(part, label) || same(part, String(value)))
      if (!found)
        throw new Unreadable(`«${part}» no es un canal. Usa ${ChannelOptions.map(({ label }) => label).join(', ')}.`)
      return found.value as Channel
    })
}

export const writeChannels = (some: readonly Channel[]) =>
  some.map((channel) => ChannelOptions.find(({ value }) => value === channel)?.label ?? channel).join(', ')

/**
 * Parses a yes/no cell.
 * @throws Unreadable for any other value
 */
export function readYes(cell: string): boolean {
  if (/^(s[ií]|true|1|x|activa)$/i.test(cell)) return true
  if (/^(no|false|0|inactiva)$/i.test(cell)) return false
  throw new Unreadable(`«${cell}» no es Sí ni No. Escribe uno de los dos.`)
}

export const linesOf = (cell: string) =>
  cell
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

const same = (one: string, other: string) => normalizePhrase(one) === normalizePhrase(other)
