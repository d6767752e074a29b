import './macros.css'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { useLeaveGuard } from '../../../engine/form/useLeaveGuard.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCatalogueStore } from '../calls/catalogue.ts'
import { useChatsContext } from '../context.ts'
import { type ChatDialogProps, Tabs } from '../dialogs/shared.tsx'
import { MacroForm } from './MacroForm.tsx'
import { MacroList } from './MacroList.tsx'
import { MacroPreview } from './MacroPreview.tsx'

const PARTS = [
  { id: 'apply', label: 'Aplicar' },
  { id: 'edit', label: 'Editar' },
  { id: 'new', label: 'Nueva' },
] as const
type Tab = (typeof PARTS)[number]['id']

interface MacrosDialogProps extends ChatDialogProps {
  /** the macro to apply first */
  macroId?: number | undefined
}

/** Applies a macro to a chat after saying what it does; edits macros and creates new ones. */
export default function MacrosDialog({ chat, macroId, onClose }: MacrosDialogProps) {
  const { catalogue } = useChatsContext()
  const macros = useCatalogueStore(catalogue.macros)
  const [tab, setTab] = useState<Tab>('apply')
  const [chosen, setChosen] = useState(macroId)
  const out = useLeaveGuard()
  useEffect(() => {
    catalogue.macros.load(true).catch((error: unknown) => toast.error(messageOf(error)))
  }, [catalogue])
  const macro = macros?.find(({ id }) => id === chosen)
  const show = (next: Tab) => {
    setChosen(undefined)
    setTab(next)
  }
  return (
    <Dialog open title="Macros" onClose={() => out.leave(onClose)}>
      <Tabs label="Macros" tabs={PARTS} value={tab} onChange={(next) => out.leave(() => show(next))}>
        {tab === 'new' ? (
          <MacroForm key="new" out={out} onDone={() => show('apply')} />
        ) : !macros ? (
          <Loading />
        ) : macro && tab === 'edit' ? (
          <MacroForm key={macro.id} macro={macro} out={out} onDone={() => setChosen(undefined)} />
        ) : macro ? (
          <MacroPreview
            macro={macro}
            chat={chat}
            onEdit={() => setTab('edit')}
            onBack={() => setChosen(undefined)}
            onDone={onClose}
          />
        ) : macros.length === 0 ? (
          <EmptyState icon="play" title="Todavía no hay macros">
            <p>Una macro hace varias acciones de una vez: responde, etiqueta, asigna y resuelve.</p>
            <Button icon="plus" onClick={() => show('new')}>
              Crear la primera
            </Button>
          </EmptyState>
        ) : (
          <MacroList macros={macros} onPick={({ id }) => setChosen(id)} />
        )}
      </Tabs>
      {out.question}
    </Dialog>
  )
}
