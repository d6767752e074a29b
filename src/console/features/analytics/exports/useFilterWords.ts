import { areaListGate, chatUserListGate, labelListGate } from '../../../../../generated/gates.ts'
import { ChannelOptions } from '../../../../../generated/options.ts'
import type { Gate } from '../../../../contract/gate.ts'
import { mayCall } from '../../../session/gates.ts'
import { useSession } from '../../../session/index.ts'
import { type ChoiceKind, offered } from '../../choices.ts'
import { useChoices } from '../../useChoices.ts'
import type { Filters } from '../filters.ts'

/** Returns the filters besides the days as people call them: ['WhatsApp', 'Ventas']. */
export function useFilterWords({ channel, area, user, label }: Filters): string[] {
  const channelWord = ChannelOptions.find(({ value }) => value === channel)?.label
  const words = [
    channelWord,
    useWord('area', area, areaListGate, 'Un área'),
    useWord('person', user, chatUserListGate, 'Una persona'),
    useWord('label', label, labelListGate, 'Una etiqueta'),
  ]
  return words.filter((word) => word !== undefined)
}

/** @param unnamed what is said of it to those who may not list its kind */
function useWord(kind: ChoiceKind, id: number | undefined, gate: Gate, unnamed: string): string | undefined {
  const may = mayCall(gate, useSession())
  const offer = useChoices(kind, { ...(kind === 'label' && { of: 'chat' as const }), enabled: may && id !== undefined })
  if (id === undefined) return undefined
  return may ? offered(offer, id).find(({ value }) => value === id)?.label : unnamed
}
