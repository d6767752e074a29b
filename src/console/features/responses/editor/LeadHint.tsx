import { useQuery } from '@tanstack/react-query'
import { responseLeadCheckBody } from '../../../../../generated/validators/responses.js'
import { check } from '../../../../contract/validation.ts'
import { useDebounced } from '../../../engine/useDebounced.ts'
import { useOperationCall } from '../../../engine/useOperationMutation.ts'

/** While typing, shows which response the text of a button without a target currently leads to. */
export function LeadHint({ title }: { title: string }) {
  const call = useOperationCall()
  const asked = useDebounced(title.trim())
  const { data } = useQuery({
    queryKey: ['responseLeadCheck', asked],
    queryFn: () => call('responseLeadCheck', { values: { title: asked } }) as Promise<{ leads_to: string | null }>,
    // A text that violates the contract leads nowhere; its field shows the error.
    enabled: check(responseLeadCheckBody, { title: asked }).ok,
    retry: false,
  })
  const known = asked !== '' && asked === title.trim() && data
  return (
    <p className={known && data.leads_to === null ? 'field-warning response-lead' : 'soft response-lead'} role="status">
      {known &&
        (data.leads_to === null
          ? 'Hoy no lleva a ninguna respuesta. Elige una en Destino.'
          : `Hoy lleva a: ${data.leads_to}`)}
    </p>
  )
}
