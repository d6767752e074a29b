import { useEffect } from 'react'
import { ChatAssignToOptions } from '../../../../../generated/options.ts'
import type { ActionChoices } from '../../actions/ActionFields.tsx'
import { LOST } from '../../choices.ts'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { VARIABLES } from '../composer/quick-replies.ts'
import { useChatsContext } from '../context.ts'

/** Returns what the actions of a macro can name, from what the inbox knows. */
export function useMacroChoices(): ActionChoices {
  const { catalogue } = useChatsContext()
  const labels = useCatalogueStore(catalogue.labels)
  const areas = useCatalogueStore(catalogue.allAreas)
  const people = useCatalogueStore(catalogue.users)
  useEffect(() => {
    for (const part of [catalogue.labels, catalogue.allAreas, catalogue.users]) void part.load().catch(() => {})
  }, [catalogue])
  return {
    labels: {
      choices: labels
        ?.filter(({ scope }) => scope !== 'contact')
        .map(({ id, title, archived }) => ({ value: id, label: title, archived })),
      lost: LOST.label,
    },
    areas: { choices: areas?.map(({ id, name }) => ({ value: id, label: name })), lost: LOST.area },
    people: { choices: people?.map(({ id, name }) => ({ value: id, label: name })), lost: LOST.person },
    assignees: ChatAssignToOptions,
    variables: VARIABLES,
  }
}
