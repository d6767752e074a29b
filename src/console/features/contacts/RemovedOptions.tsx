import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { messageOf } from '../../api/errors.ts'
import { useFormScope } from '../../engine/form/Form.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { plural } from '../../ui/format.ts'
import { toast } from '../../ui/toast.ts'

interface Used {
  option: string
  count: number
}

const optionsOf = (field: object | undefined): string[] => {
  const { options } = Object(field)
  return Array.isArray(options) ? options.map(String) : []
}

/** Asks before an own field is saved without options that contacts have: how many have each, and that they keep it. */
export function RemovedOptions() {
  const { guard } = useFormScope()
  const provider = useDataProvider()
  const [question, setQuestion] = useState<{ used: readonly Used[]; answer: (yes: boolean) => void }>()
  useEffect(() => {
    const countOf = async (key: string, option: string): Promise<Used> => {
      const sort = { field: 'name', order: 'ASC' as const }
      const query = { filter: { [`custom.${key}`]: option }, sort, pagination: { page: 1, perPage: 1 } }
      return { option, count: (await provider.getList('contacts', query)).total ?? 0 }
    }
    guard.current = async (values, record) => {
      const removed = optionsOf(record).filter((option) => !optionsOf(values).includes(option))
      try {
        const counts = await Promise.all(removed.map((option) => countOf(String(Object(record).key), option)))
        const used = counts.filter(({ count }) => count > 0)
        return used.length === 0 || (await new Promise<boolean>((answer) => setQuestion({ used, answer })))
      } catch (error) {
        toast.error(messageOf(error, 'No pudimos contar quiénes la usan. Inténtalo nuevamente.'))
        return false
      }
    }
    return () => {
      guard.current = undefined
    }
  }, [guard, provider])
  const close = (yes: boolean) => () => {
    setQuestion(undefined)
    question?.answer(yes)
  }
  return (
    <ConfirmDialog
      open={question !== undefined}
      title="Quitar opciones en uso"
      yes="Guardar sin ellas"
      no="Cancelar"
      onYes={close(true)}
      onNo={close(false)}
    >
      <ul>
        {question?.used.map(({ option, count }) => (
          <li key={option}>
            «{option}»: {plural(count, 'contacto', 'contactos')}
          </li>
        ))}
      </ul>
      <p>Esos contactos conservan lo que dicen. A los demás ya no podrás ponérselo.</p>
    </ConfirmDialog>
  )
}
