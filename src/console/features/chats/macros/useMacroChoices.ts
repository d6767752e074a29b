import { useEffect, useState } from 'react'
import { ChatAssignToOptions } from '../../../../../generated/options.ts'
import type { ActionChoices } from '../../actions/ActionFields.tsx'
import { type ChoiceKind, choicesFor, type Listed, labelChoice, type Offer, offerOf } from '../../choices.ts'
import { type CatalogueStore, useCatalogueStore } from '../calls/catalogue.ts'
import { VARIABLES } from '../composer/quick-replies.ts'
import { useChatsContext } from '../context.ts'

/** Returns what the actions of a macro can name, from what the inbox knows. */
export function useMacroChoices(): ActionChoices {
  const { catalogue } = useChatsContext()
  const labels = useListed(catalogue.labels, labelChoice)
  return {
    labels: offerFor('label', labels, 'chat'),
    wornLabels: offerFor('label', labels),
    areas: offerFor('area', useListed(catalogue.allAreas, named)),
    people: offerFor('person', useListed(catalogue.users, named)),
    assignees: ChatAssignToOptions,
    variables: VARIABLES,
  }
}

const named = ({ id, name }: { id: number; name: string }): Listed => ({ value: id, label: name })

interface Listing {
  all: Listed[] | undefined
  error: unknown
}

/** Loads a part of the catalogue as choices. */
function useListed<Item>(part: CatalogueStore<Item>, choiceOf: (item: Item) => Listed): Listing {
  const items = useCatalogueStore(part)
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    part.load().catch(setError)
  }, [part])
  return { all: items?.map(choiceOf), error }
}

const offerFor = (kind: ChoiceKind, { all, error }: Listing, of?: 'chat'): Offer =>
  offerOf(kind, all && choicesFor(all, of), error)
