import type { components } from '../../../../../generated/api.d.ts'
import { formatInteger, formatSeconds, formatTenths } from '../../../ui/format.ts'
import { FigureTable } from '../FigureTable.tsx'
import { type Filters, listUrl } from '../filters.ts'

type Person = components['schemas']['AnalyticsPerson']

/** The work of each person, by name: who needs help, not who is first. */
export function People({ people, filters }: { people: readonly Person[]; filters: Filters }) {
  const to =
    (set: components['schemas']['ConversationSet']) =>
    ({ user_id }: Person) =>
      listUrl(filters, set, { user_id })
  return (
    <FigureTable<Person>
      title="Por persona"
      note="Por orden alfabético. Los tiempos son medianas."
      rows={people}
      keyOf={({ user_id }) => user_id}
      columns={[
        { key: 'name', label: 'Persona', to: to('started') },
        {
          ...{ key: 'conversations', label: 'Conversaciones', format: formatInteger },
          to: to('started'),
        },
        {
          key: 'first_response',
          label: 'Primera respuesta',
          format: formatSeconds,
          unit: 'segundos',
          to: to('timed_response'),
        },
        { key: 'resolution', label: 'Resolución', format: formatSeconds, unit: 'segundos', to: to('timed_resolution') },
        { key: 'csat', label: 'Satisfacción', format: formatTenths, to: to('csat') },
        // One answer is no judgement of a person.
        { key: 'csat_base', label: 'Valoraciones', to: to('csat') },
      ]}
      emptyText="Nadie del equipo contestó en estos días."
    />
  )
}
