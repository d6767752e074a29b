import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accessContactAdd } from '../../../../generated/bodies/access.ts'
import { api, unwrap } from '../../api/client.ts'
import { FormDialog } from '../../engine/form/LazyFormDialog.tsx'
import { mayOpen, useBotId, useSession } from '../../session/index.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Loading } from '../../ui/Spinner.tsx'

interface CompanyContactsProps {
  company: { id: number; name: string }
  onClose: () => void
}

const fields = accessContactAdd.inputs.filter(({ source }) => source === 'contact_id')

/** The contacts of a company: those who wrote with its token and those that the team added. Each can be disabled. */
export function CompanyContacts({ company: { id, name }, onClose }: CompanyContactsProps) {
  const bot = useBotId()
  const queries = useQueryClient()
  const [adding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<{ id: number; name: string }>()
  const mayAdd = mayOpen('/contacts', useSession())
  const { data, error, refetch } = useQuery({
    queryKey: ['accessGet', bot, 'contacts'],
    queryFn: ({ signal }) => unwrap(api.GET('/access/{bot}', { params: { path: { bot } }, signal })),
  })
  const contacts = data?.companies.find((one) => one.company_id === id)?.contacts ?? []
  const settle = async (work: Promise<unknown>) => {
    await work.catch(() => {})
    await queries.invalidateQueries()
  }
  const path = (contact: number) => ({ params: { path: { bot, id: contact } } })
  return (
    <>
      <Dialog
        open={!adding && !leaving}
        title={`Contactos de ${name}`}
        onClose={onClose}
        actions={
          <>
            {mayAdd && (
              <Button icon="plus" onClick={() => setAdding(true)}>
                Agregar contacto
              </Button>
            )}
            <Button variant="primary" onClick={onClose}>
              Listo
            </Button>
          </>
        }
      >
        {!data ? (
          error ? (
            <LoadFailure error={error} onRetry={() => void refetch()} />
          ) : (
            <Loading />
          )
        ) : contacts.length === 0 ? (
          <EmptyState icon="contacts" title="Todavía no hay contactos.">
            <p>Aquí verás a quien escriba con la clave. Sin marca, no podrá escribir.</p>
          </EmptyState>
        ) : (
          <>
            <p className="soft">Sin marca, no puede escribir desde su navegador. En otro, con la clave, sí podría.</p>
            <ul className="access-contacts">
              {contacts.map((one) => (
                <li key={one.id}>
                  <Checkbox
                    label={one.name}
                    help={one.phone}
                    checked={one.enabled}
                    onChange={(enabled) =>
                      void settle(
                        withToasts('accessContactUpdate', () =>
                          unwrap(api.PUT('/access/{bot}/{id}', { ...path(one.id), body: { enabled } })),
                        ),
                      )
                    }
                  />
                  <IconButton
                    icon="delete"
                    tone="danger"
                    label={`Quitar ${one.name}`}
                    onClick={() => setLeaving(one)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </Dialog>
      {leaving && (
        <ConfirmDialog
          open
          danger
          title="Quitar contacto"
          yes="Quitar contacto"
          no="Cancelar"
          onYes={() => {
            setLeaving(undefined)
            void settle(
              withToasts('accessContactRemove', () =>
                unwrap(api.DELETE('/access/delete/{bot}/{id}', path(leaving.id))),
              ),
            )
          }}
          onNo={() => setLeaving(undefined)}
        >
          <p>
            ¿Quitar a {leaving.name} de {name}?
          </p>
          <p className="soft">
            Si escribe otra vez con la clave, vuelve a la lista y puede escribir. Para impedirlo, quítale la marca.
          </p>
        </ConfirmDialog>
      )}
      {adding && (
        <FormDialog
          spec={{
            ...{ operation: 'accessContactAdd', title: `Agregar contacto a ${name}` },
            ...{ submit: 'Agregar contacto', cancel: 'Cancelar' },
            sections: [{ inputs: [...fields, hidden(id)] }],
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

/** The company is part of the body, but nothing to choose. */
const hidden = (id: number) => ({
  ...{ source: 'company_id', type: 'integer' as const, label: 'Número de empresa' },
  ...{ required: true, default: id, readOnly: true },
})
