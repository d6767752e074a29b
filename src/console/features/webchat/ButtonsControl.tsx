import '../responses/responses.css'
import { useQuery } from '@tanstack/react-query'
import { useFormState } from 'react-hook-form'
import { getPath } from '../../../contract/path.ts'
import type { ControlProps } from '../../engine/fields/kinds.ts'
import { useOperationCall } from '../../engine/useOperationMutation.ts'
import { ButtonsField } from '../responses/editor/ButtonsField.tsx'
import type { Choices, ResponseButton } from '../responses/types.ts'

/**
 * The buttons of the webchat, with their targets by name. Users who may not read the responses see only the texts; the
 * buttons are kept.
 */
export function ButtonsControl({ field, value, onChange }: ControlProps) {
  const call = useOperationCall()
  const { data, error } = useQuery({
    queryKey: ['responseChoiceList'],
    queryFn: () => call('responseChoiceList', {}) as Promise<Choices>,
  })
  const { errors } = useFormState({ name: field.source })
  const buttons = (value ?? []) as readonly ResponseButton[]
  if (error)
    return (
      <p className="soft">
        {buttons.map(({ title }) => title).join(' · ')} Para cambiarlos necesitas el permiso de Respuestas.
      </p>
    )
  if (!data) return <span className="fld-later" />
  return (
    <ButtonsField
      bare
      buttons={buttons}
      choices={data}
      most={field.maxItems ?? Number.POSITIVE_INFINITY}
      error={(path) => {
        const found = getPath(errors, path ? `${field.source}.${path}` : field.source) as
          | { message?: unknown }
          | undefined
        return typeof found?.message === 'string' ? found.message : undefined
      }}
      onChange={onChange}
    />
  )
}
