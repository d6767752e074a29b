import { useQuery } from '@tanstack/react-query'
import { useFormState, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { contactListGate } from '../../../../generated/gates.ts'
import { api, asJson, unwrap } from '../../api/client.ts'
import { useFormScope } from '../../engine/form/Form.tsx'
import { mayCall } from '../../session/gates.ts'
import { useBotId, useSession } from '../../session/index.ts'

/** Link below a refused e-mail to the contact that has it, for those who see all contacts. */
export function EmailOwner() {
  const bot = useBotId()
  const session = useSession()
  const { record } = useFormScope()
  const { errors } = useFormState({ name: 'email' })
  const email = String(useWatch({ name: 'email' }) ?? '').trim()
  const { data } = useQuery({
    queryKey: ['contacts/owner', bot, email],
    enabled: errors.email !== undefined && email !== '' && mayCall(contactListGate, session),
    queryFn: async ({ signal }) => {
      const query = { filter: { q: email } }
      return unwrap(api.GET('/contacts/{bot}', { params: { path: { bot }, query }, querySerializer: asJson, signal }))
    },
  })
  const isSame = (other: string | undefined) => other?.toLowerCase() === email.toLowerCase()
  const owner = data?.find((one) => isSame(one.email) && one.id !== Number(Object(record).id))
  if (!owner || errors.email === undefined) return null
  return (
    <p>
      <Link to={`/contacts/${owner.id}`}>
        Ver contacto «<bdi>{owner.name || owner.phone}</bdi>»
      </Link>
    </p>
  )
}
