import { ChannelOptions, ResponseNextOptions } from '../../../../../../generated/options.ts'
import { formatChatDate } from '../../../../../contract/zone.ts'
import type { Choices, MainInput } from '../../types.ts'

const SEPARATOR = ' · '

const nameOf = (all: readonly { id: number; name: string }[], id: number | null | undefined) =>
  all.find((one) => one.id === id)?.name

/** One line about what happens after the response. */
export function summarizeNext(values: MainInput, choices: Choices): string {
  const { next = 'none', next_id, assign_area_id, assign_labels = [] } = values
  const follows = nameOf(next === 'form' ? choices.forms : next === 'secondary' ? choices.secondary : [], next_id)
  const step = ResponseNextOptions.find(({ value }) => value === next)?.label
  const area = nameOf(choices.areas, assign_area_id)
  const labels = assign_labels.map((id) => nameOf(choices.labels, id)).filter(Boolean)
  return (
    [
      next === 'none' ? '' : follows ? `Sigue con «${follows}»` : step,
      area && `Área ${area}`,
      labels.length > 0 && `Etiquetas: ${labels.join(', ')}`,
    ]
      .filter(Boolean)
      .join(SEPARATOR) || 'No hace nada más'
  )
}

/** One line about when and on which channels the response is used. */
export function summarizeAvailability(values: MainInput, zone: string): string {
  const { channels = [], enabled = true, valid_from, valid_until } = values
  const names = ChannelOptions.filter(({ value }) => channels.includes(value as never)).map(({ label }) => label)
  const period = [
    valid_from && `desde ${formatChatDate(valid_from, zone)}`,
    valid_until && `hasta ${formatChatDate(valid_until, zone)}`,
  ]
    .filter(Boolean)
    .join(' ')
  return [
    enabled ? 'Activa' : 'Apagada',
    names.length > 0 ? `Solo en ${names.join(' y ')}` : 'En todos los canales',
    period || 'Sin vencimiento',
  ].join(SEPARATOR)
}
