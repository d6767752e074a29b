import { useNavigate } from 'react-router-dom'
import type { components } from '../../../../../generated/api.d.ts'
import type { Row } from '../../../engine/fields/kinds.ts'
import { mayOpen, useSession } from '../../../session/index.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { formUrl } from '../form-url.ts'

/** Opens the first page of a form. */
export function OpenButton({ row }: { row: Row }) {
  const form = row as unknown as components['schemas']['Form']
  const navigate = useNavigate()
  const session = useSession()
  const url = formUrl(form)
  if (!mayOpen(url, session)) return null
  return <IconButton icon="chevron-right" label={`Abrir ${form.name}`} onClick={() => navigate(url)} />
}
